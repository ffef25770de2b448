import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** How long the balance keeps the machines that are rented now, from the top bar on every screen. */
for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('the missing amount is shown at the balance, leads to a top-up, and each machine to its extension', async ({
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
      await expect(balance).toContainText(/thiếu [\d.]+\sVNĐ/);

      await customer.press(balance);
      const panel = portal.dialog('Số dư đủ đến khi nào');
      await expect(panel).toContainText('Máy chỉ được giữ khi bạn gia hạn.');
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
      await expect(panel.getByText('Đủ', { exact: true })).toHaveCount(3);
      await customer.press(panel.getByRole('link', { name: /^Gia hạn / }).first());
      await expect(portal.dialog(/^Gia hạn máy/)).toBeVisible();
      await expect(page).toHaveURL(/\/\?extend=[0-9a-f]{24}$/);
      await expect(panel).toBeHidden();
      expect(consoleFaults).toEqual([]);
    });
  });
}

test('what the balance is good for is shown also while no real-time connection can be made', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  // The server takes the connection and never answers.
  await page.route('**/socket.io/**', () => {});
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Số dư .* ước đủ/ })).toBeVisible();
});
