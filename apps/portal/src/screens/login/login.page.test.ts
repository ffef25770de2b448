import { expect } from 'playwright/test';
import { test } from 'vitest';
import { pageTest, signedIn } from '../../testing/open-page.ts';

const pages = pageTest();

const session = { _id: '0123456789abcdef01234567', username: 'demo', role: 'USER', jwt: 'a-token' };

/** A customer with access, and the answers that the signed-in pages need. */
function letIn(): void {
  const { answers } = pages.server;
  answers.set('POST /auth/login', { body: session });
  answers.set('GET /notification', { body: { status: 0, title: '', content: '' } });
}

function logins(): readonly unknown[] {
  return pages.server.calls
    .filter(({ call }) => call === 'POST /auth/login')
    .map((one) => one.body);
}

// @spec 5.4
test('what was typed before the JavaScript was loaded is kept, and sent trimmed', async () => {
  letIn();
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'commit' });
  await tab.getByLabel('Tên đăng nhập').fill('  demo ');
  await tab.getByLabel('Mật khẩu', { exact: true }).pressSequentially('tram-demo');
  release();
  await tab.getByLabel('Mật khẩu', { exact: true }).pressSequentially('-2026');
  await expect(tab.locator('html')).not.toHaveAttribute('data-submit-held');
  await tab.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect.poll(logins).toEqual([{ username: 'demo', password: 'tram-demo-2026' }]);
});

test('a submit before the JavaScript came is held, and sent once', async () => {
  letIn();
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'commit' });
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(tab.locator('html')).toHaveAttribute('data-submit-held', '1');
  expect(logins()).toEqual([]);
  release();
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  expect(logins()).toEqual([{ username: 'demo', password: 'tram-demo-2026' }]);
});

test('a held submit that is not complete says what is missing', async () => {
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'commit' });
  await tab.getByRole('button', { name: 'Đăng nhập' }).click();
  release();
  await expect(tab.getByText('Vui lòng nhập tên đăng nhập')).toBeVisible();
  await expect(tab.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
  expect(logins()).toEqual([]);
});

test('the lifecycle of a session is not loaded before the customer types', async () => {
  const tab = await pages.open();
  const scripts: string[] = [];
  tab.on('request', (request) => scripts.push(request.url()));
  await tab.goto('/login', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('session-lifecycle'))).toEqual([]);
  const loaded = tab.waitForRequest(/session-lifecycle/);
  await tab.getByLabel('Tên đăng nhập').fill('d');
  await loaded;
});

// @spec 2.15 2.18 4.8 4.9
test('the token and the user are stored, then the customer is led to the start', async () => {
  letIn();
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  expect(await tab.evaluate(() => window.localStorage.getItem('app_access_token'))).toBe('a-token');
  expect(await tab.evaluate(() => window.localStorage.getItem('app_user_info'))).not.toContain(
    'jwt',
  );
  const order = pages.server.calls.map(({ call }) => call);
  expect(order.indexOf('POST /auth/login')).toBeLessThan(order.indexOf('GET /notification'));
  expect(order.indexOf('GET /notification')).toBeLessThan(order.indexOf('GET /accounts/me'));
});

test.for([
  { from: '/vps?page=2', to: '/vps?page=2' },
  { from: 'https://evil.example/', to: '/' },
  { from: '//evil.example/', to: '/' },
  { from: '/\\evil.example', to: '/' },
  { from: '/login', to: '/' },
  // @spec 2.18
])('a login that came from $from leads to $to', async ({ from, to }) => {
  letIn();
  const tab = await pages.open();
  await tab.goto(`/login?from=${encodeURIComponent(from)}`);
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(`${pages.server.origin}${to}`);
});

// @spec 4.7 6.2 8.2
test('a role other than USER is refused and nothing is stored', async () => {
  pages.server.answers.set('POST /auth/login', { body: { ...session, role: 'ADMIN' } });
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('admin');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toContainText('Bạn không có quyền truy cập');
  await expect(tab).toHaveURL(/\/login$/);
  expect(await tab.evaluate(() => window.localStorage.length)).toBe(0);
});

// @spec 8.11
test('a refused login shows the words of the server and keeps what was typed', async () => {
  pages.server.answers.set('POST /auth/login', {
    status: 401,
    body: { statusCode: 401, message: 'Tên đăng nhập hoặc mật khẩu không đúng' },
  });
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('sai');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toContainText('Tên đăng nhập hoặc mật khẩu không đúng');
  await expect(tab.getByLabel('Tên đăng nhập')).toHaveValue('demo');
  await expect(tab.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled();
  await expect(tab.getByLabel('Mật khẩu', { exact: true })).toBeFocused();
});

const unverified = (resendAt: number | undefined) => ({
  status: 403,
  body: {
    statusCode: 403,
    message: 'Tài khoản chưa được xác minh. Mỗi 10 phút gửi lại được một lần',
    ...(resendAt === undefined ? {} : { resendAt: new Date(resendAt).toISOString() }),
  },
});

test('an address that is not verified: the mail can be sent again from the login, once the pause is over', async () => {
  pages.server.answers.set('POST /auth/login', unverified(Date.now() + 600_000));
  const tab = await pages.open();
  await tab.clock.install();
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toContainText('Mỗi 10 phút gửi lại được một lần');
  await expect(tab.getByRole('timer', { name: 'Gửi lại được sau' })).toHaveText(/^\d\d:\d\d$/);
  const resend = tab.getByRole('button', { name: 'Gửi lại email xác minh' });
  await expect(resend).toHaveCount(0);
  await tab.clock.runFor(600_000);
  await resend.click();
  await expect.poll(logins).toHaveLength(2);
  expect(logins()[1]).toEqual({ username: 'demo', password: 'tram-demo-2026' });
});

test('a backend that does not say when mails nothing again: its words alone are shown', async () => {
  pages.server.answers.set('POST /auth/login', unverified(undefined));
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toContainText('Tài khoản chưa được xác minh');
  await expect(tab.getByRole('button', { name: 'Gửi lại email xác minh' })).toHaveCount(0);
});

test.for([
  { verified: '1', words: 'Tài khoản đã được xác minh.' },
  { verified: '0', words: 'Liên kết xác minh không dùng được.' },
])('?verified=$verified is shown before the JavaScript is loaded', async ({ verified, words }) => {
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto(`/login?verified=${verified}`, { waitUntil: 'commit' });
  await expect(tab.getByText(words)).toBeVisible();
});

test('without a verification there is no message about one', async () => {
  const tab = await pages.open();
  await tab.goto('/login');
  await expect(tab.getByText('Tài khoản đã được xác minh.')).toBeHidden();
  await expect(tab.getByText('Liên kết xác minh không dùng được.')).toBeHidden();
});

// @spec 2.13
test('a customer with a token is led to the start and never sees the form', async () => {
  const release = pages.server.holdScripts();
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/login', { waitUntil: 'commit' });
  await expect(tab.getByRole('button', { name: 'Đăng nhập' })).toBeHidden();
  release();
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
});

// @spec 2.14
test('a visitor is led from anywhere else to the landing page', async () => {
  const tab = await pages.open();
  for (const path of ['/', '/vps', '/nowhere']) {
    await tab.goto(path);
    await expect(tab).toHaveURL(`${pages.server.origin}/home`);
  }
});
