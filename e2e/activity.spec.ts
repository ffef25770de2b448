import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Name of the bell when something is new. */
const name = /^Thông báo, \d+ mới$/;

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('events from elsewhere are counted on the bell, listed in its panel, and link to their screen', async ({
      page,
      product,
      sandbox,
    }) => {
      const customer = method.customer(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/log-management');
      const news = page.getByRole('banner').getByRole('button', { name });
      // Events arrive only once the connection is open.
      await expect(async () => {
        await sandbox.pay((await topUpElsewhere(product.origin, 'demo')).id);
        await expect(news).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await customer.press(news);
      const panel = page.getByRole('dialog', { name: 'Thông báo' });
      await expect(panel).toContainText(/Nạp 50\.000.VNĐ thành công/);
      await expect(panel).toContainText('Hôm nay');
      await expect(page).toHaveURL(/activity=open/);

      await page.reload();
      await expect(panel).toContainText(/Nạp 50\.000.VNĐ thành công/);
      const history = panel.getByRole('link', { name: /^Xem lịch sử nạp, Nạp 50\.000.VNĐ thành/ });
      await customer.press(history.first());
      await expect(page).toHaveURL(/\/payment-history$/);
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    });
  });
}

test('a gap in the connection is listed with its end', async ({ page, context, product }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/log-management');
  await expect(page.getByRole('table')).toBeVisible();
  const lost = page.getByRole('main').getByText('Mất kết nối với máy chủ.');
  // The connection has to be open before it can be lost.
  await page.waitForResponse((response) => response.url().includes('/socket.io/'));
  const connection = '**/socket.io/**';
  await context.route(connection, (route) => route.abort());
  // Open requests end with the network, later ones with the route: the page itself is online.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(lost).toBeVisible({ timeout: 60_000 });
  await context.unroute(connection);
  await expect(lost).toBeHidden();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Thông báo' })).toContainText(
    /Mất kết nối với máy chủ, có lại lúc \d\d:\d\d:\d\d/,
  );
});
