import { collectData, vietnameseOn } from './english-words.ts';
import { addressOf, screens } from './screens.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.describe('a customer whose browser is English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

  for (const as of ['visitor', 'demo', 'new-customer'] as const) {
    test(`reads every screen of ${as} in English`, async ({ page, product, consoleFaults }) => {
      // Some forty addresses one after the other.
      test.slow();
      if (as !== 'visitor') await signIn(page, product.origin, as);
      const data = collectData(page);
      for (const screen of screens.filter((one) => one.as === as)) {
        await test.step(screen.name, async () => {
          await page.goto(await addressOf(screen, product.origin));
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          await expect(page.locator('h1')).toBeVisible();
          if (screen.dialog !== undefined) {
            const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
            await expect(dialog.first()).toHaveCSS('opacity', '1');
          }
          await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
          await expect
            .poll(async () => vietnameseOn(page, await data()), { message: screen.name })
            .toEqual([]);
        });
      }
      expect(consoleFaults.filter((fault) => !fault.includes('404'))).toEqual([]);
    });
  }
});

test.describe('a customer whose browser is Vietnamese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('chooses English before the login, keeps what was typed, and goes back in the menu', async ({
    page,
    consoleFaults,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo');
    await page.getByRole('button', { name: 'English' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/^Log in · /);
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');

    const submit = page.getByRole('button', { name: 'Log in' });
    await submit.tap();
    await expect(page.getByText('Enter your password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await submit.tap();
    await expect(page.getByText('Wrong username or password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('tram-demo-2026');
    await submit.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent GPU PCs' })).toBeVisible();

    // The operator's notification comes with the login.
    const notification = page.getByRole('dialog', { name: /bảo trì/ });
    await notification.getByRole('button', { name: 'Close' }).last().tap();
    await expect(notification).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).last().tap();
    await page.getByRole('button', { name: /^Language/ }).tap();
    await expect(page.getByRole('button', { name: /^Ngôn ngữ/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Thuê PC GPU' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    expect(consoleFaults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });
});
