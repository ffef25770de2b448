import { expect } from 'playwright/test';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { pageTest, signedIn } from '../../testing/open-page.ts';

const pages = pageTest();

const shellOf = (tab: Page) => tab.locator('#root > [aria-busy]');

/** Which font files of the text the page has asked for, by what: a link in its head, or text that is set in them. */
function askedFonts(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/archivo-[^/]*\.woff2$/.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : ''));
  });
}

test('a customer sees the bar of the layout before its code is there, a visitor nothing of it', async () => {
  pages.server.holdScripts();
  const customer = await pages.open({ storage: signedIn });
  await customer.goto('/', { waitUntil: 'commit' });
  await expect(shellOf(customer)).toBeVisible();
  await expect(shellOf(customer).locator('> :first-child')).toHaveCSS('height', '56px');
  const visitor = await pages.open();
  await visitor.goto('/', { waitUntil: 'commit' });
  await expect(shellOf(visitor)).toBeAttached();
  await expect(shellOf(visitor)).toBeHidden();
});

test('the bar of the layout is painted with its styles from the HTML alone', async () => {
  const tab = await pages.open({ storage: signedIn });
  await tab.route('**/assets/**', (route) => route.abort());
  await tab.goto('/', { waitUntil: 'commit' });
  await expect(shellOf(tab).locator('> :first-child')).toHaveCSS('height', '56px');
  await expect(tab.locator('body')).toHaveCSS('background-color', 'rgb(241, 243, 245)');
  // The browser reports what was kept from it.
  pages.takeFaults();
});

test('the fonts come after the scripts on a first visit, and at once where the browser has them', async () => {
  const release = pages.server.holdScripts();
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/', { waitUntil: 'commit' });
  await expect(shellOf(tab)).toBeVisible();
  expect(await askedFonts(tab)).toEqual([]);
  release();
  await expect.poll(() => askedFonts(tab)).toEqual(['css', 'css']);
  pages.server.holdScripts();
  await tab.reload({ waitUntil: 'commit' });
  await expect(shellOf(tab)).toBeVisible();
  expect(await askedFonts(tab)).toEqual(['link', 'link']);
});
