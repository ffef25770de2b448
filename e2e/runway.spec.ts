import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Which machine ends first and what extending all takes, from the top bar on every screen. */
for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('what ends first is shown at the balance, what extending costs leads to a top-up, and each machine to its extension', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      await sandbox.changeAccount('demo', { balance: 0 });
      await signIn(page, product.origin, 'demo');
      await page.goto('/log-management');
      const balance = page.getByRole('banner').getByRole('button', { name: /^Số dư 0/ });
      await expect(balance).toContainText(/Hết giờ sớm nhất: .+ \d\d[:/]\d\d/);

      await customer.press(balance);
      const panel = portal.dialog('Giờ thuê và số dư');
      await expect(panel).toContainText(/Hết giờ sớm nhất: /);
      await expect(panel).toContainText('Máy chỉ được giữ khi bạn gia hạn.');
      await expect(panel).not.toContainText(/thiếu/i);
      await expect(panel).toContainText(/cập nhật lúc \d\d:\d\d/);
      await expect(page).toHaveURL(`${product.origin}/log-management?runway=open`);

      await customer.press(panel.getByRole('button', { name: /^Nạp [\d.]+\sVNĐ$/ }).first());
      const recharge = portal.dialog('Nạp tiền');
      await expect(recharge.getByRole('textbox', { name: 'Số tiền' })).not.toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(recharge).toBeHidden();
      await expect(panel).toBeVisible();

      // A top-up while it is open: the estimate follows the account.
      await sandbox.changeAccount('demo', { balance: 900_000_000 });
      await page.reload();
      await expect(panel.getByText('Số dư đủ', { exact: true })).toHaveCount(3);
      await customer.press(panel.getByRole('link', { name: /^Gia hạn / }).first());
      await expect(portal.dialog(/^Gia hạn máy/)).toBeVisible();
      await expect(page).toHaveURL(/\/\?extend=[0-9a-f]{24}$/);
      await expect(panel).toBeHidden();
      expect(consoleFaults).toEqual([]);
    });
  });
}

test('what ends first is shown also while no real-time connection can be made', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  // The server takes the connection and never answers.
  await page.route('**/socket.io/**', () => {});
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Số dư .* Hết giờ sớm nhất/ })).toBeVisible();
});

test('on a small phone the panel opens at what ends first', async ({
  browser,
  product,
  sandbox,
}) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 568 },
    locale: 'vi-VN',
  });
  const page = await context.newPage();
  await sandbox.changeAccount('demo', { balance: 0 });
  await signIn(page, product.origin, 'demo');
  await page.goto('/log-management?runway=open');
  const panel = portalOf(page).dialog('Giờ thuê và số dư');
  await expect(panel.getByRole('link', { name: /^Gia hạn/ }).last()).toBeFocused();
  await expect(panel.getByText(/^Hết giờ sớm nhất: /)).toBeInViewport({ ratio: 1 });
  await context.close();
});
