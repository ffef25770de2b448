import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** Dialogs are in the address: a double press, or closing during a request, leads to no other page. */
test.beforeEach(async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  // The page that one Back too many would lead to.
  await page.goto('/log-management');
});

// @spec 2.49
test('a top-up that is asked for again while it opens is closed by one press', async ({ page }) => {
  const portal = portalOf(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/RechargeDialogs-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await portal.topUp.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recharge=new/);
  await page.keyboard.press('Enter');
  resolve();
  const dialog = portal.dialog('Nạp tiền');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/log-management$/);
});

// @spec 2.49
test('a top-up whose closing is pressed twice leads back to its page and no further', async ({
  page,
}) => {
  const portal = portalOf(page);
  await page.getByRole('link', { name: 'Thuê VPS' }).first().click();
  await expect(portal.heading('Thuê VPS')).toBeVisible();
  await portal.topUp.click();
  const dialog = portal.dialog('Nạp tiền');
  const close = dialog.getByRole('button', { name: 'Hủy' });
  await expect(close).toBeVisible();
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /^Chọn gói/ })
    .first()
    .click();
  await expect(portal.dialog(/^Thuê/)).toBeVisible();
});

// @spec 2.62
test('a PC that is made after Back has closed its dialog leads nowhere', async ({ page }) => {
  const portal = portalOf(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/images', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Thuê PC GPU' }).first().click();
  await page.getByRole('button', { name: 'Tạo PC' }).click();
  const dialog = portal.dialog('Tạo PC');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox', { name: 'Tên PC' }).fill('Render sau khi đóng');
  const asked = page.waitForRequest('**/api/images');
  await dialog.getByRole('button', { name: 'Tạo PC' }).click();
  await asked;
  await page.goBack();
  await expect(dialog).toBeHidden();
  resolve();
  await expect(portal.card('Render sau khi đóng')).toBeVisible();
  await page.getByRole('button', { name: 'Tạo PC' }).click();
  await expect(dialog).toBeVisible();
  await expect(portal.heading('Thuê PC GPU')).toBeAttached();
});
