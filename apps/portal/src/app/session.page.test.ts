import { expect } from 'playwright/test';
import { test } from 'vitest';
import { pageTest, signedIn } from '../testing/open-page.ts';

const pages = pageTest();

const account = {
  _id: signedIn.app_current_account,
  username: 'demo',
  fullName: 'Đỗ Quốc Bửu',
  email: 'buu@vidu.vn',
  isActive: true,
  phone: '0901234567',
  balance: 2_000_000,
  imageAllowed: 5,
  kyc: 0,
  isVerify: 0,
  front_card: null,
  back_card: null,
  portrait: null,
  link_contract: null,
  otp: null,
  timeKyc: null,
  role: 'USER',
  reasonFailKyc: null,
  discount_pc: 0,
  discount_vps: 0,
  discount_cloud: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function times(call: string): number {
  return pages.server.calls.filter((one) => one.call === call).length;
}

test('the first calls of the start leave before its scripts are there, and are made once', async () => {
  const { answers } = pages.server;
  answers.set('GET /accounts/me', { body: account });
  answers.set('GET /images?page=1', { body: { data: [], total_page: 0 } });
  const release = pages.server.holdScripts();
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => times('GET /images?page=1')).toBe(1);
  await expect.poll(() => times('GET /accounts/me')).toBe(1);
  release();
  await expect(tab.getByText('Không có dữ liệu')).toBeVisible();
  expect(times('GET /images?page=1')).toBe(1);
  expect(times('GET /accounts/me')).toBe(1);
});

// @spec 4.14 8.12
test('a token that is refused leads to the login with the words of the server, and back to the same place', async () => {
  const message = 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại';
  pages.server.answers.set('GET /accounts/me', { status: 401, body: { statusCode: 401, message } });
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/vps?x=1');
  await expect(tab).toHaveURL(`${pages.server.origin}/login?from=%2Fvps%3Fx%3D1`);
  // The address changes before the screen, which may have its own alert.
  await expect(tab.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await expect(tab.getByRole('alert')).toContainText(message);
  expect(await tab.evaluate(() => window.localStorage.getItem('app_access_token'))).toBeNull();
  expect(await tab.evaluate(() => window.localStorage.getItem('app_user_info'))).toBeNull();
});

test('the customer of a locked account reads why and is logged out', async () => {
  const message = 'Tài khoản đã bị khóa';
  pages.server.answers.set('GET /accounts/me', { status: 403, body: { statusCode: 403, message } });
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/vps');
  await expect(tab).toHaveURL(`${pages.server.origin}/login`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await expect(tab.getByRole('alert')).toContainText(message);
  expect(await tab.evaluate(() => window.localStorage.getItem('app_access_token'))).toBeNull();
});

test('a log-out in another tab ends this one too', async () => {
  pages.server.answers.set('GET /accounts/me', { body: account });
  const tab = await pages.open({ storage: signedIn });
  // The lifecycle listens once its code is loaded.
  const listens = tab.waitForResponse(/session-lifecycle/);
  await tab.goto('/api');
  await expect(tab.getByRole('main')).toHaveText('API');
  await listens;
  await expect.poll(() => times('GET /accounts/me')).toBe(1);
  const other = await tab.context().newPage();
  await other.goto('/home');
  await other.evaluate(() => {
    window.localStorage.removeItem('app_user_info');
    window.localStorage.removeItem('app_access_token');
  });
  await expect(tab).toHaveURL(`${pages.server.origin}/login`);
});

// @spec S1
test('a token without its customer is no session', async () => {
  const tab = await pages.open({ storage: { app_access_token: 'a-token' } });
  await tab.goto('/vps');
  await expect(tab).toHaveURL(`${pages.server.origin}/home`);
  expect(await tab.evaluate(() => window.localStorage.getItem('app_access_token'))).toBeNull();
});

// @spec 2.10
test('an unknown page is the 404 page for a customer', async () => {
  pages.server.answers.set('GET /accounts/me', { body: account });
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/no/such/page');
  await expect(tab.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(tab.getByText("404 - The Page can't be found")).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
});

// @spec 2.8
test('the page at /api shows only the text API', async () => {
  pages.server.answers.set('GET /accounts/me', { body: account });
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/api');
  await expect(tab.getByRole('main')).toHaveText('API');
});
