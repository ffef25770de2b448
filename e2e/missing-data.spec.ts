import { addressOf } from './screens.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What a customer sees where something that an action needs is missing (specification, section 5). */
test.use({ viewport: { width: 1440, height: 900 } });

// @spec 5.27
test('without a loaded account nothing is extended or rented, and both say to sign in again', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.route('**/api/accounts/me', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'Có lỗi xảy ra' } }),
  );
  const portal = portalOf(page);
  for (const [path, title] of [
    ['/?extend={ready}', /^Gia hạn máy/],
    ['/?rent={free}', /^Thuê máy/],
  ] as const) {
    await page.goto(await addressOf({ name: path, path, as: 'demo' }, product.origin));
    const dialog = portal.dialog(title);
    await expect(dialog).toContainText('Vui lòng đăng nhập lại để sử dụng tính năng này');
    await expect(dialog.getByRole('button', { name: /, trả/ })).toHaveCount(0);
  }
});

// @spec 5.27
test('without a network a payment dialog tells a signed-in customer that the connection is missing', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  // The lists are stored for use without a network; the account is not.
  await page.route('**/api/accounts/me', (route) => route.abort('internetdisconnected'));
  const portal = portalOf(page);
  for (const [path, title] of [
    ['/order-vps-management?action={vps}', /^Thao tác với/],
    ['/?extend={ready}', /^Gia hạn máy/],
    ['/?rent={free}', /^Thuê máy/],
    ['/clouds?extend={cloud}', /^Gia hạn/],
  ] as const) {
    await page.goto(await addressOf({ name: path, path, as: 'demo' }, product.origin));
    const dialog = portal.dialog(title);
    await expect(dialog.getByRole('alert')).toHaveText(
      'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại',
    );
    await expect(dialog.getByRole('button', { name: /, trả/ })).toHaveCount(0);
    await expect(dialog).not.toContainText('đăng nhập');
  }
});

// @spec 5.29
test('a VPS without a tunnel API says whom to contact', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  // Every VPS of the sandbox has it: the server's answer, with the field removed.
  await page.route('**/api/orders-vps?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"api_tunnel":"[^"]*"/g, '"api_tunnel":null');
    await route.fulfill({ response: answer, body });
  });
  const path = '/order-vps-management?action={vps}';
  await page.goto(await addressOf({ name: path, path, as: 'demo' }, product.origin));
  const portal = portalOf(page);
  await portal
    .dialog(/^Thao tác với/)
    .getByRole('button', { name: /^Tải tunnel/ })
    .click();
  const alert = portal.dialog(/^Chưa tải được/);
  await expect(alert).toHaveRole('alertdialog');
  await expect(alert).toContainText('VPS Này chưa có API Tunnel, Hãy liên hệ Admin!');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
