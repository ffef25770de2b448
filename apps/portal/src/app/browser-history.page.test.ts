import { expect, type Page } from 'playwright/test';
import { test } from 'vitest';
import { pageTest, signedIn } from '../testing/open-page.ts';

const pages = pageTest();

/** A path of the portal; null is the page that stood there before the portal. */
async function expectBackLeadsTo(tab: Page, path: string | null): Promise<void> {
  await tab.goBack();
  await expect(tab).toHaveURL(path === null ? 'about:blank' : `${pages.server.origin}${path}`);
  // A guard that leads on does so when its page has been reached: its screen is the end of the way.
  if (path !== null) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Back from the first screen after a login leads to where the login was asked for', async () => {
  const { _id, username, role } = JSON.parse(signedIn.app_user_info);
  const session = { _id, username, role, jwt: signedIn.app_access_token };
  pages.server.answers.set('POST /auth/login', { body: session });
  pages.server.answers.set('GET /notification', { body: { status: 0, title: '', content: '' } });
  const tab = await pages.open();
  await tab.goto('/home');
  await tab.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('tram-demo-2026');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  await expectBackLeadsTo(tab, '/home');
  await expectBackLeadsTo(tab, null);
});

// @spec 2.13
test('Back to the login of a customer who has signed in elsewhere leads to the start, and the next on', async () => {
  const tab = await pages.open();
  await tab.goto('/home');
  await tab.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await expect(tab).toHaveURL(`${pages.server.origin}/login`);
  await tab.getByRole('link', { name: 'Trạm' }).first().click();
  await expect(tab).toHaveURL(`${pages.server.origin}/home`);
  const other = await tab.context().newPage();
  await other.goto('/home');
  await other.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  }, signedIn);
  await expectBackLeadsTo(tab, '/');
  await expectBackLeadsTo(tab, '/home');
  await expectBackLeadsTo(tab, null);
});

// @spec 2.14
test('Back after a log-out never comes to an inside page again, and leaves the portal', async () => {
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/api');
  await tab.getByRole('link', { name: 'Trang chủ' }).first().click();
  await expect(tab).toHaveURL(`${pages.server.origin}/`);
  await tab.getByRole('link', { name: 'Thuê VPS' }).first().click();
  await expect(tab).toHaveURL(`${pages.server.origin}/vps`);
  await tab
    .getByRole('banner')
    .getByRole('button', { name: /demo|Tài khoản/ })
    .click();
  await tab.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(tab).toHaveURL(`${pages.server.origin}/login`);
  await expectBackLeadsTo(tab, '/home');
  await expectBackLeadsTo(tab, '/home');
  await expectBackLeadsTo(tab, null);
});

// @spec 4.14
test('Back from the login that a refused token leads to goes to the page before', async () => {
  const message = 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại';
  pages.server.answers.set('GET /accounts/me', { status: 401, body: { statusCode: 401, message } });
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/home');
  await tab.goto('/vps');
  await expect(tab).toHaveURL(`${pages.server.origin}/login?from=%2Fvps`);
  await expectBackLeadsTo(tab, '/home');
  await expectBackLeadsTo(tab, null);
});
