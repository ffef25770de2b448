import type { Page } from '@playwright/test';
import { colourRules, violationsOn } from './axe.ts';
import { sidewaysOverflow } from './overflow.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';

/** The palette, once its shortcut has a listener. */
async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Tìm lệnh', includeHidden: true })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Tìm lệnh' })).toBeFocused();
}

/** With the palette, which is available at every width. */
async function logOut(page: Page): Promise<void> {
  await openPalette(page);
  await page.keyboard.type('dang xuat');
  const option = page.getByRole('option', { name: 'Đăng xuất' }).first();
  await expect(option).toHaveAttribute('data-active-item', 'true');
  await page.keyboard.press('Enter');
}

/** Dialogs that no address opens, with the checks that `every-screen.spec.ts` makes of all others. */
const dialogs = [
  { name: 'the command palette', dialog: 'Tìm lệnh', open: openPalette },
  { name: 'the question before a logout', dialog: 'Đăng xuất bây giờ?', open: logOut },
] as const;

for (const { name, dialog, open } of dialogs) {
  test(`${name}: axe finds nothing in either theme, and nothing overflows at 320 px`, async ({
    page,
    product,
    consoleFaults,
  }) => {
    const topUp = await topUpElsewhere(product.origin, 'demo');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, product.origin, 'demo');
    await page.goto('/payment-history');
    await expect(page.getByRole('main').getByText('Chờ xử lý').first()).toBeVisible();
    await open(page);
    await settled(page, { dialog });
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Colours change with a transition.
    await expect.poll(() => violationsOn(page, colourRules)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(consoleFaults).toEqual([]);
    await topUp.cancel();
  });
}
