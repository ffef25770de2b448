import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong with the current page: what axe finds, and what overflows the window. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {});
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px beside the window`] : []),
    ];
  });
}

/**
 * What a page complains about from now on: errors, warnings and refusals of its policy. The list grows.
 * @param said what it is written to
 */
export function complaintsOf(page: Page, said: string[] = []): readonly string[] {
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  return said;
}
