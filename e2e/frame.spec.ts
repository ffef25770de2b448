import type { Locator } from '@playwright/test';
import { fingerCustomer, pointerCustomer } from './customer.ts';
import { askForRecharge, createPc } from './journey.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What is around every screen, and the links between the open pages (specification, section 2). */
test.use({ viewport: { width: 1440, height: 900 } });

// @spec 2.27 2.28 2.29 2.30 2.31 6.5 9.31
test(
  'the layout has its links, the balance, the bell, the user and the menu in its order',
  { tag: '@quick' },
  async ({ page, context, product, sandbox }) => {
    await sandbox.changeAccount('demo', { balance: 1_234_000, kyc: 1 });
    await signIn(page, product.origin, 'demo');
    await page.goto('/log-management');
    const portal = portalOf(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api');
    await expect(portal.balance).toHaveText('1.234.000');

    const menu = page.getByRole('navigation', { name: 'Danh mục chính' });
    const items = [
      'Thuê PC GPU',
      'Quản lý đơn PC',
      'Thuê cloud gaming/render',
      'Quản lý đơn cloud',
      'Thuê VPS',
      'Quản lý đơn VPS',
      'Nạp tiền',
      'Yêu cầu tải game',
      'Hợp đồng thuê',
      'Quản lý log',
      'Hướng dẫn sử dụng',
    ];
    await expect(menu.getByRole('link')).toContainText(items);
    await expect(menu.getByRole('link')).toHaveCount(items.length);
    const form = menu.getByRole('link', { name: /^Yêu cầu tải game/ });
    await expect(form).toHaveAttribute('href', 'https://tram.example/yeu-cau-tai-game');
    expect((await page.getByRole('main').boundingBox())?.x).toBe(260);

    await banner.getByRole('button', { name: 'Thông báo' }).click();
    const notification = page.getByRole('dialog');
    await expect(notification).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notification).toBeHidden();

    const user = banner.getByRole('button', { name: /Đỗ Quốc Bửu/ });
    await user.click();
    await page.getByRole('menuitem', { name: /^Thông tin tài khoản/ }).click();
    const info = portal.dialog('Thông tin tài khoản');
    for (const fact of ['demo', 'demo@tram.example', '0901234567', 'Đỗ Quốc Bửu']) {
      await expect(info).toContainText(fact);
    }
    await page.keyboard.press('Escape');
    await expect(info).toBeHidden();
    await context.route('https://tram.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await user.click();
    const opening = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: /^Đổi mật khẩu/ }).click();
    await expect(await opening).toHaveURL('https://tram.example/doi-mat-khau');
  },
);

// @spec 2.4 2.32 2.74 6.5
test('without kyc the menu has no identity verification, and its address leads to the start', async ({
  page,
  product,
  sandbox,
}) => {
  await sandbox.changeAccount('new-customer', { kyc: 0 });
  await signIn(page, product.origin, 'new-customer');
  await page.goto('/identity-verification');
  await expect(page).toHaveURL(`${product.origin}/`);
  const menu = page.getByRole('navigation', { name: 'Danh mục chính' });
  await expect(menu.getByRole('link', { name: 'Quản lý log' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Hợp đồng thuê' })).toHaveCount(0);
});

// @spec 2.36
test('a request that takes time is shown until it ends', async ({ page, product, sandbox }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/log-management');
  await expect(page.getByRole('table')).toBeVisible();
  await sandbox.inject({
    operation: 'getNotification',
    kind: 'stall',
    times: 1,
    delayMs: 3_000,
  });
  const overlay = page.getByRole('status').getByText('Đang tải…');
  await page.getByRole('banner').getByRole('button', { name: 'Thông báo' }).click();
  await page.getByRole('button', { name: 'Mở thông báo' }).click();
  await expect(overlay).toBeVisible();
  await expect(page.getByRole('dialog', { name: /bảo trì/ })).toBeVisible();
  await expect(overlay).toBeHidden();
});

// @spec 2.16 2.17 2.20 2.21 2.24 2.25
test(
  'the open pages lead to each other and to the pages outside',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/home');
    const table = page.getByRole('table', { name: 'Bảng giá' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Gói',
      'CPU',
      'GPU',
      'RAM',
      'SSD',
      'Hệ điều hành',
      'Theo giờ',
      'Theo ngày',
      'Theo tháng',
      'Thuê',
    ]);
    await table.getByRole('link', { name: 'Thuê ngay G1080', exact: true }).click();
    await expect(page).toHaveURL(/\/register\?from=/);
    await expect(page.getByRole('link', { name: /[Đđ]iều khoản/ }).first()).toHaveAttribute(
      'href',
      'https://tram.example/dieu-khoan',
    );
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute(
      'href',
      'https://tram.example/quen-mat-khau',
    );
    await page.getByRole('main').getByRole('link', { name: 'Đăng ký' }).click();
    await expect(page).toHaveURL(/\/register$/);
  },
);

// @spec 2.38 2.45 2.46 2.47 2.48 2.49
test('a top-up: banks by the amount, a countdown, complete closes, cancel calls the server', async ({
  page,
  product,
  newCustomer,
}) => {
  const banks: string[] = [];
  const cancelled: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/banks') banks.push(search);
    if (request.method() === 'PATCH') cancelled.push(pathname);
  });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/payment-history');
  const portal = portalOf(page);
  await page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first().click();
  const form = portal.dialog('Nạp tiền');
  const bank = form.getByLabel('Ngân hàng nhận');
  await form.getByRole('textbox', { name: 'Số tiền' }).fill('49999');
  await expect(form).toContainText('Nhập số tiền từ 50.000 VNĐ để chọn ngân hàng.');
  await expect(bank).toBeDisabled();
  expect(banks).toEqual([]);
  await form.getByRole('textbox', { name: 'Số tiền' }).fill('50000');
  await expect(bank).toBeEnabled();
  expect(banks).toEqual(['?money=50000']);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  const id = await askForRecharge(pointerCustomer(page), '50000');
  const qr = portal.dialog('Quét mã để chuyển khoản');
  await expect(qr.getByRole('timer')).toContainText(/^1[45]:\d\d$/);
  await qr.getByRole('button', { name: 'Hoàn tất' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(cancelled).toEqual([]);

  await page
    .getByRole('button', { name: /^Tiếp tục thanh toán/ })
    .first()
    .click();
  await qr.getByRole('button', { name: 'Hủy giao dịch' }).click();
  await portal.dialog('Hủy giao dịch này?').getByRole('button', { name: 'Hủy giao dịch' }).click();
  await expect(qr).toBeHidden();
  expect(cancelled).toEqual([`/api/recharges/${id}`]);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).last().click();
  await expect(page.getByRole('row', { name: /50\.000/ }).first()).toContainText('Đã hủy');
});

async function middleOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return Math.round(y + height / 2);
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the one line of a notice is level with its ×, which is larger', async ({
    page,
    product,
    newCustomer,
    browserName,
  }) => {
    test.skip(
      browserName === 'firefox',
      'on a computer its style sheets see a mouse, whatever touches',
    );
    await signIn(page, product.origin, newCustomer);
    await page.goto('/');
    await createPc(fingerCustomer(page), 'G1080', 'Máy một dòng');
    const notice = page.getByRole('region', { name: 'Thông báo' }).getByRole('listitem');
    const close = notice.getByRole('button', { name: 'Đóng thông báo' });
    expect((await close.boundingBox())?.height).toBe(44);
    expect(await middleOf(notice.getByRole('paragraph'))).toBe(await middleOf(close));
  });
});
