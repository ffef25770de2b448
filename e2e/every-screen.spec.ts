import { colourRules, violationsOn } from './axe.ts';
import { geometryExpression } from './geometry.ts';
import { sidewaysOverflow } from './overflow.ts';
import { holdPhone, noInsets, notchedPhones, outsideSafeArea } from './safe-area.ts';
import { addressOf, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** The layout shifts that no press of the customer caused. */
    shifts?: Shift[];
  }
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift-attribution, which TypeScript does not know yet. */
interface LayoutShiftAttribution {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Shift {
  readonly value: number;
  /** What moved: the beginning of its words, and its top from and to, px. */
  readonly moved: readonly string[];
}

/** In the page. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const recent = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (recent || !('value' in entry) || typeof entry.value !== 'number') continue;
      const sources: readonly LayoutShiftAttribution[] =
        'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 40) ?? node?.nodeName}: ${previousRect.top} to ${currentRect.top}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Screens that represent the others in the quick tier: a form, cards, a table, a statement, a dialog of each kind. */
const quick: ReadonlySet<string> = new Set([
  'login',
  'pcs',
  'pc orders',
  'identity verification',
  'dialog, rent',
  'dialog, top up',
]);

// One page a screen for all of its checks: a theme changes only colours, a width only positions.
for (const screen of screens) {
  test(
    `${screen.name}: axe finds nothing in either theme, nothing jumps or scrolls sideways, the console is quiet`,
    { tag: quick.has(screen.name) ? '@quick' : [] },
    async ({ page, product, consoleFaults, browserName }) => {
      const geometry = await geometryExpression();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      if (screen.as !== 'visitor') await signIn(page, product.origin, screen.as);
      await page.addInitScript(recordShifts);
      await page.goto(await addressOf(screen, product.origin));
      await settled(page, screen);

      await test.step('light', async () => {
        expect(await violationsOn(page)).toEqual([]);
      });
      await test.step('nothing jumps', async (step) => {
        step.skip(browserName === 'firefox', 'layout shifts are not reported');
        const shifts = await page.evaluate(() => window.shifts ?? []);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
      });
      await test.step('dark', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        // Colours change with a transition.
        await expect.poll(() => violationsOn(page, colourRules)).toEqual([]);
      });
      await test.step('320 px wide', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await settled(page, screen);
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      });
      await test.step('beside a notch', async (step) => {
        step.skip(browserName === 'firefox', 'on a computer it has no safe area to change');
        for (const phone of notchedPhones) {
          await holdPhone(page, phone);
          await settled(page, screen);
          // The browser takes the insets over in a frame of its own.
          await expect.poll(() => outsideSafeArea(page, phone)).toEqual([]);
          expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
        }
      });
      await test.step('at twice the text size', async () => {
        await holdPhone(page, { width: 390, height: 844, insets: noInsets });
        await page.evaluate(() => {
          // The step before has scrolled everything to its end, the hidden overflow of boxes too.
          for (const part of document.querySelectorAll('*')) part.scrollTop = 0;
          document.documentElement.style.fontSize = '200%';
        });
        await settled(page, screen);
        // A chart draws itself anew once it has been measured.
        await expect.poll(() => page.evaluate<readonly string[]>(geometry)).toEqual([]);
      });
      // The 404 page is a 404 on the wire, which Chromium reports in the console.
      const expected = screen.name === 'not found' ? /404 \(Not Found\)/ : null;
      expect(consoleFaults.filter((fault) => expected?.test(fault) !== true)).toEqual([]);
    },
  );
}
