import { expect, type Page } from 'playwright/test';
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

/** This customer, and another one of the same browser. */
const another = { _id: 'f'.repeat(24), username: 'another', role: 'USER', jwt: 'b-token' };

/** What another tab of this browser leaves in the storage that tabs share: nobody, or a customer. */
async function changeElsewhere(tab: Page, user: typeof another | null): Promise<void> {
  const other = await tab.context().newPage();
  await other.goto('/home');
  await other.evaluate((next) => {
    if (next === null) {
      window.localStorage.removeItem('app_user_info');
      window.localStorage.removeItem('app_access_token');
    } else {
      const { jwt, ...rest } = next;
      window.localStorage.setItem('app_user_info', JSON.stringify(rest));
      window.localStorage.setItem('app_current_account', next._id);
      window.localStorage.setItem('app_access_token', jwt);
    }
  }, user);
  await other.close();
}

/** A tab with a sum typed into the open recharge dialog. */
async function typing(): Promise<Page> {
  const { answers } = pages.server;
  answers.set('GET /accounts/me', { body: account });
  answers.set('GET /notification', { body: { status: 0, title: '', content: '' } });
  answers.set('POST /auth/login', {
    body: { _id: account._id, username: 'demo', role: 'USER', jwt: 'a-token' },
  });
  const tab = await pages.open({ storage: signedIn });
  // The lifecycle listens once its code is loaded.
  const listens = tab.waitForResponse(/session-lifecycle/);
  await tab.goto('/api?recharge=new');
  await sum(tab).fill('123000');
  await listens;
  await expect.poll(() => times('GET /accounts/me')).toBeGreaterThan(0);
  return tab;
}

const sum = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Số tiền' });
const elsewhere = (tab: Page) => tab.getByText('Bạn đã đăng xuất ở một tab khác.');

async function logIn(tab: Page): Promise<void> {
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.getByRole('button', { name: 'Đăng nhập' }).click();
}

test('a log-out in another tab leads to the login, which says why; who signs in again finds what they had typed', async () => {
  const tab = await typing();
  await changeElsewhere(tab, null);
  await expect(tab).toHaveURL(/\/login\?from=/);
  await expect(elsewhere(tab)).toBeVisible();
  await logIn(tab);
  await expect(sum(tab)).toHaveValue('123.000');
});

test('another customer who signs in after a log-out elsewhere sees nothing of it, nor does the first one any more', async () => {
  const tab = await typing();
  await changeElsewhere(tab, null);
  await expect(elsewhere(tab)).toBeVisible();
  pages.server.answers.set('GET /accounts/me', { body: { ...account, ...another } });
  await changeElsewhere(tab, another);
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  await changeElsewhere(tab, null);
  await expect(elsewhere(tab)).toBeVisible();
  pages.server.answers.set('GET /accounts/me', { body: account });
  await logIn(tab);
  await expect(tab.getByRole('button', { name: account.fullName })).toBeVisible();
  await tab.evaluate(() => {
    window.history.pushState(null, '', '/api?recharge=new');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(sum(tab)).toHaveValue('');
});

test('another customer who takes a tab over starts at the beginning, and is told so', async () => {
  const tab = await typing();
  pages.server.answers.set('GET /accounts/me', { body: { ...account, ...another } });
  await changeElsewhere(tab, another);
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  const notices = tab.getByRole('region', { name: 'Thông báo' });
  await expect(notices.getByText('Một tài khoản khác đã đăng nhập ở một tab khác')).toBeVisible();
  await expect(tab.getByRole('dialog')).toBeHidden();
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
