import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from 'vitest';
import { pageTest, signedIn } from '../../testing/open-page.ts';
import { packages } from '../../testing/packages.ts';

const pages = pageTest();

async function fillIn(tab: Page): Promise<void> {
  await tab.getByLabel('Tên đăng nhập').fill('quocbuu');
  await tab.getByLabel('Họ và tên').fill('Đỗ Quốc Bửu');
  await tab.getByLabel('Email').fill('buu@vidu.vn');
  await tab.getByLabel('Số điện thoại').fill('0901 234 567');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau-2026');
  await tab.getByLabel('Nhập lại mật khẩu').fill('mat-khau-2026');
  await tab.getByRole('checkbox', { name: /điều khoản dịch vụ/ }).check();
}

const registered = { status: 201, body: { statusCode: 200, message: 'Đăng ký thành công' } };

// @spec 2.19 2.22 8.3
test('after the sign-up a dialog says to verify the e-mail address', async () => {
  pages.server.answers.set('POST /auth/register', registered);
  const tab = await pages.open();
  await tab.goto('/register');
  await fillIn(tab);
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Kiểm tra email để xác minh tài khoản' });
  await expect(dialog).toContainText('buu@vidu.vn');
  const notices = tab.getByRole('region', { name: 'Thông báo' });
  await expect(notices.getByText('Đăng ký thành công')).toBeVisible();
  expect(pages.server.calls.map(({ body }) => body)).toEqual([
    {
      username: 'quocbuu',
      fullName: 'Đỗ Quốc Bửu',
      password: 'mat-khau-2026',
      email: 'buu@vidu.vn',
      phone: '0901234567',
    },
  ]);
  await dialog.getByRole('link', { name: 'Về trang đăng nhập' }).click();
  await expect(tab).toHaveURL(/\/login$/);
});

test('everything filled in before the JavaScript came counts, the consent too', async () => {
  pages.server.answers.set('POST /auth/register', registered);
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/register', { waitUntil: 'commit' });
  await fillIn(tab);
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(tab.locator('html')).toHaveAttribute('data-submit-held', '1');
  release();
  await expect(tab.getByRole('dialog')).toBeVisible();
  expect(pages.server.calls).toHaveLength(1);
});

test.for([
  { message: 'Tên đăng nhập này đã được sử dụng', label: 'Tên đăng nhập' },
  { message: 'Email này đã được sử dụng', label: 'Email' },
])('a value that is in use is reported at its field: $message', async ({ message, label }) => {
  const body = { statusCode: 409, message };
  pages.server.answers.set('POST /auth/register', { status: 409, body });
  const tab = await pages.open();
  await tab.goto('/register');
  await fillIn(tab);
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  const field = tab.getByLabel(label);
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toBeFocused();
});

test('a name in use after a lost answer may be the customer’s own, and only then', async () => {
  const body = { statusCode: 409, message: 'Tên đăng nhập này đã được sử dụng' };
  const hint = 'Có thể lần gửi trước đã tạo tài khoản này cho bạn';
  const tab = await pages.open();
  await tab.goto('/register');
  await fillIn(tab);
  const send = tab.getByRole('button', { name: 'Đăng ký' });
  pages.server.answers.set('POST /auth/register', { status: 500, body: {} });
  await send.click();
  await expect(tab.getByRole('alert').filter({ hasText: 'Có lỗi xảy ra' })).toBeVisible();
  pages.server.answers.set('POST /auth/register', { status: 409, body });
  await send.click();
  await expect(tab.getByLabel('Tên đăng nhập')).toHaveAccessibleDescription(body.message);
  const notice = tab.getByRole('listitem').filter({ hasText: hint });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Đóng thông báo' }).click();
  await expect(notice).toHaveCount(0);
  await tab.getByLabel('Tên đăng nhập').fill('quocbuu2');
  await send.click();
  await expect(tab.getByLabel('Tên đăng nhập')).toHaveAccessibleDescription(body.message);
  await expect(notice).toHaveCount(0);
});

// @spec 8.11
test('another refusal shows the words of the server', async () => {
  const body = { statusCode: 429, message: 'Bạn thử quá nhiều lần, vui lòng đợi ít phút' };
  pages.server.answers.set('POST /auth/register', { status: 429, body });
  const tab = await pages.open();
  await tab.goto('/register');
  await fillIn(tab);
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(tab.getByRole('alert')).toContainText(body.message);
});

// @spec 2.20 5.11
test('without the consent nothing is sent', async () => {
  const tab = await pages.open();
  await tab.goto('/register');
  await fillIn(tab);
  await tab.getByRole('checkbox', { name: /điều khoản dịch vụ/ }).uncheck();
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(tab.getByText('Vui lòng đồng ý với điều khoản sử dụng')).toBeVisible();
  expect(pages.server.calls).toEqual([]);
});

/** A customer with access, and the answers that the signed-in pages need. */
function letIn(): void {
  const { answers } = pages.server;
  const session = { _id: '0123456789abcdef01234567', username: 'quocbuu', role: 'USER' };
  answers.set('POST /auth/login', { body: { ...session, jwt: 'a-token' } });
  answers.set('GET /notification', { body: { status: 0, title: '', content: '' } });
}

async function logIn(tab: Page): Promise<void> {
  await tab.getByLabel('Tên đăng nhập').fill('quocbuu');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau-2026');
  await tab.keyboard.press('Enter');
}

test('the package that somebody wants to rent waits behind the sign-up, the mail and the login', async () => {
  const [offer] = packages;
  pages.server.packages = packages;
  pages.server.answers.set('POST /auth/register', registered);
  letIn();
  const tab = await pages.open();
  await tab.goto('/home');
  await tab.getByRole('link', { name: `Thuê ngay ${offer?.name}`, exact: true }).click();
  await fillIn(tab);
  await tab.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.close();
  // The link in the mail, in another tab of the same browser.
  const later = await tab.context().newPage();
  await later.goto('/login?verified=1');
  await logIn(later);
  await expect(later).toHaveURL(`${pages.server.origin}/?create=${offer?._id}`);
});

test('who has an account already finds the package behind the login', async () => {
  const [, offer] = packages;
  pages.server.packages = packages;
  letIn();
  const tab = await pages.open();
  await tab.goto('/home');
  await tab.getByRole('link', { name: `Thuê ngay ${offer?.name}`, exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Tạo tài khoản' })).toBeVisible();
  await tab.getByRole('link', { name: 'Đăng nhập' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await logIn(tab);
  await expect(tab).toHaveURL(`${pages.server.origin}/?create=${offer?._id}`);
});

test('who is signed in is led from the landing page to the package at once', async () => {
  const [offer] = packages;
  pages.server.packages = packages;
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/home');
  await tab.getByRole('link', { name: `Thuê ngay ${offer?.name}`, exact: true }).click();
  await expect(tab).toHaveURL(`${pages.server.origin}/?create=${offer?._id}`);
});

test('the calculator leads to the package that it counts with', async () => {
  const [, offer] = packages;
  pages.server.packages = packages;
  const tab = await pages.open();
  await tab.goto('/home');
  const calculator = tab.getByRole('region', { name: 'Tính tiền thuê' });
  await calculator.getByRole('combobox', { name: 'Cấu hình' }).selectOption(offer?._id ?? '');
  await calculator.getByRole('link', { name: 'Thuê ngay' }).click();
  await expect(tab).toHaveURL(
    `${pages.server.origin}/register?from=${encodeURIComponent(`/?create=${offer?._id}`)}`,
  );
});
