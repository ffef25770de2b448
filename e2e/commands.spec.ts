import type { Page } from '@playwright/test';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** The command palette: everything that can be done, found by typing. */
function paletteOf(page: Page) {
  return {
    dialog: page.getByRole('dialog', { name: 'Tìm lệnh' }),
    search: page.getByRole('combobox', { name: 'Tìm lệnh' }),
    /** Chooses with the keyboard, once the typed text has made this the first match. */
    async choose(name: string | RegExp): Promise<void> {
      const option = page.getByRole('option', { name }).first();
      await expect(option).toHaveAttribute('data-active-item', 'true');
      await page.keyboard.press('Enter');
    },
  };
}

/** Presses the shortcut, once there is a listener: the palette is loaded when the first screen is idle, with its button. */
async function pressKeys(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Tìm lệnh', includeHidden: true })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+K');
}

/** The ways to open it: the side menu, the drawer of a phone, the keys. */
const openings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'on a desktop': (page) => page.getByRole('button', { name: 'Tìm lệnh' }).click(),
  async 'on a phone, 390 px wide'(page) {
    await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).last().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Tìm lệnh' }).tap();
  },
  'with the keyboard alone': pressKeys,
};

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('leads to a machine’s dialog and to a screen, by words without their marks', async ({
      page,
      product,
      consoleFaults,
    }) => {
      await signIn(page, product.origin, 'demo');
      await page.goto('/user-guide-management');
      const portal = portalOf(page);
      const palette = paletteOf(page);
      await expect(portal.heading('Hướng dẫn sử dụng')).toBeVisible();
      await openings[method.name]?.(page);
      await expect(palette.search).toBeFocused();
      await page.keyboard.type('reset render tet');
      await palette.choose(/^Reset Render Tết 2027/);
      // What cannot be undone needs a confirmation.
      const question = portal.dialog(/^Reset/);
      await expect(question).toBeVisible();
      await expect(question.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();

      await openings[method.name]?.(page);
      await expect(palette.search).toBeFocused();
      // What was used last is first.
      await expect(page.getByRole('option').first()).toHaveText(/^Reset Render Tết 2027/);
      await page.keyboard.type('don pc');
      await palette.choose('Quản lý đơn PC');
      await expect(portal.heading('Quản lý đơn PC')).toBeVisible();
      expect(consoleFaults).toEqual([]);
    });
  });
}

test('the shortcut works from the moment that its button is there', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[aria-keyshortcuts]') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/log-management');
  await expect(paletteOf(page).search).toBeFocused();
});

test('the shortcut is ignored in text fields and under a dialog, and the focus returns', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/log-management');
  const palette = paletteOf(page);
  const search = page.getByRole('main').locator('input').first();
  await search.focus();
  await pressKeys(page);
  await expect(palette.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  await expect(search).toBeFocused();

  await page.goto('/?recharge=new');
  const dialog = portalOf(page).dialog('Nạp tiền');
  await expect(dialog).toBeVisible();
  await pressKeys(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(palette.dialog).toBeHidden();

  await pressKeys(page);
  await expect(palette.search).toBeFocused();
  await page.keyboard.type('dang xuat');
  await palette.choose('Đăng xuất');
  // By its name: the palette, a dialog too, may still be closing.
  const leaving = portalOf(page).dialog('Đăng xuất bây giờ?');
  const login = portalOf(page).heading('Đăng nhập');
  await expect(leaving.or(login)).toBeVisible();
  if (await leaving.isVisible()) {
    await leaving
      .getByRole('button', { name: /Đăng xuất/ })
      .last()
      .click();
  }
  await expect(login).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('app_habit_'))),
    )
    .toEqual([]);
});
