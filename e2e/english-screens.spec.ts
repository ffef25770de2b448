import { expect, type Page } from '@playwright/test';
import { colourRules, violationsOn } from './axe.ts';
import { collectData, vietnameseOn } from './english-words.ts';
import { sidewaysOverflow } from './overflow.ts';
import { addressOf, type Screen, screens } from './screens.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const desktop = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 640 };

/** Waits until a screen has loaded, as `settled` does in Vietnamese. */
async function settledInEnglish(page: Page, { dialog }: Screen): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toBeVisible();
  if (dialog !== undefined) {
    const open = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(open.first()).toHaveCSS('opacity', '1');
  }
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
}

/** For the screens only: the structure of a dialog is the same in both languages. */
async function axeFindsNothing(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours change with a transition.
  await expect.poll(() => violationsOn(page, colourRules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The customer's browser is English: nothing was chosen. */
test.use({ locale: 'en-US', viewport: desktop });

for (const as of ['visitor', 'demo', 'new-customer'] as const) {
  test(`every screen of ${as} is English, at both ends of the sizes, and axe finds nothing`, async ({
    page,
    product,
    consoleFaults,
  }) => {
    // Some forty addresses one after the other.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (as !== 'visitor') await signIn(page, product.origin, as);
    const data = collectData(page);
    const isEnglish = () => expect.poll(async () => vietnameseOn(page, await data())).toEqual([]);
    for (const screen of screens.filter((one) => one.as === as)) {
      await test.step(screen.name, async () => {
        await page.setViewportSize(desktop);
        await page.goto(await addressOf(screen, product.origin));
        await settledInEnglish(page, screen);
        await isEnglish();
        if (screen.dialog === undefined) await axeFindsNothing(page);
        await page.setViewportSize(narrowest);
        await isEnglish();
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      });
    }
    expect(consoleFaults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}
