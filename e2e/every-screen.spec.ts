import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addressOf, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

declare global {
  interface Window {
    readonly axe: {
      run(
        context: Document,
        options: object,
      ): Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
        }[];
      }>;
    };
    /** Sum of the layout shifts that no press of the customer caused. */
    shifted?: number;
  }
}

for (const screen of screens) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${screen.name}, ${theme}: axe finds nothing, nothing jumps, the console is quiet`, async ({
      page,
      product,
      consoleFaults,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (screen.as !== 'visitor') await signIn(page, product.origin, screen.as);
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const recent = 'hadRecentInput' in entry && entry.hadRecentInput === true;
            const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
            if (!recent) window.shifted = (window.shifted ?? 0) + value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(await addressOf(screen, product.origin));
      await settled(page, screen);

      // Evaluated, not added as a tag: the page's content security policy refuses inline scripts.
      await page.evaluate(axe);
      const violations: readonly Violation[] = await page.evaluate(async () => {
        const result = await window.axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return result.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
        }));
      });
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
      // The 404 page is a 404 on the wire, which Chromium reports in the console.
      const expected = screen.name === 'not found' ? /404 \(Not Found\)/ : null;
      expect(consoleFaults.filter((fault) => expected?.test(fault) !== true)).toEqual([]);
    });
  }

  test(`${screen.name}: no sideways scrolling at 320 px and at twice the text size`, async ({
    page,
    product,
  }) => {
    if (screen.as !== 'visitor') await signIn(page, product.origin, screen.as);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await addressOf(screen, product.origin));
    await settled(page, screen);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
