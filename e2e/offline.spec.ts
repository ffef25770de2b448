import type { Page } from '@playwright/test';
import { secretsOf, storedTexts } from './stored-secrets.ts';
import { gotoWithoutNetwork, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** The portal without a network: it opens, shows the last known lists as such, and has stored no secret. */
test.use({ serviceWorkers: 'allow' });

const lists = [
  ['/order-management', 'Quản lý đơn PC'],
  ['/clouds', /cloud/i],
  ['/order-vps-management', 'Quản lý đơn VPS'],
  ['/payment-history', /tiền/],
  ['/user-guide-management', 'Hướng dẫn sử dụng'],
] as const;

function isStoredAnswer(name: string): boolean {
  return name.startsWith('tram-answers-');
}

/** Opens every list and waits until it has been stored, and the worker has cached all of its files. */
async function visitOnce(page: Page): Promise<void> {
  for (const [path, heading] of [...lists, ['/', /PC/] as const]) {
    await page.goto(path);
    await expect(portalOf(page).heading(heading)).toBeVisible();
    await expect(page.getByText(/^Cập nhật lúc \d\d:\d\d$/)).toBeVisible();
    await expect
      .poll(async () => Object.keys(await storedTexts(page)).filter(isStoredAnswer).length)
      .toBeGreaterThan(lists.findIndex(([one]) => one === path));
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('opens without a network on the last known lists, and says so', async ({
      page,
      context,
      product,
    }) => {
      await signIn(page, product.origin, 'demo');
      await visitOnce(page);
      const names = await page.getByRole('article').getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(0);

      await context.setOffline(true);
      await gotoWithoutNetwork(page, '/');
      await expect(page.getByText(/^Không có mạng\. Danh sách lúc \d\d:\d\d\.$/)).toBeVisible();
      await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeVisible();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);

      // Actions that need the server say why they are unavailable.
      const portal = portalOf(page);
      await method
        .customer(page)
        .press(page.getByRole('button', { name: 'Remote Desktop' }).first());
      await expect(
        page
          .getByText(/Mất kết nối|kiểm tra mạng|cần có mạng/)
          .filter({ visible: true })
          .last(),
      ).toBeVisible();

      await gotoWithoutNetwork(page, '/order-management');
      await expect(portal.heading('Quản lý đơn PC')).toBeVisible();
      await expect(page.getByText(/^Không có mạng\. Danh sách lúc/)).toBeVisible();

      await context.setOffline(false);
      await expect(page.getByText(/^Cập nhật lúc/)).toBeVisible();
      await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeHidden();
    });
  });
}

test('what is stored contains no secret of the customer, and is deleted with the session', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  const secrets = await secretsOf(product.origin, 'demo');
  expect(secrets.length).toBeGreaterThan(10);
  await visitOnce(page);
  const texts = await storedTexts(page);
  expect(Object.keys(texts).filter(isStoredAnswer).length).toBeGreaterThan(4);
  for (const [name, text] of Object.entries(texts)) {
    expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []]);
  }

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Đỗ Quốc Bửu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.or(portalOf(page).heading('Đăng nhập'))).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: /Đăng xuất/ }).click();
  await expect(portalOf(page).heading('Đăng nhập')).toBeVisible();
  await expect
    .poll(async () => Object.keys(await storedTexts(page)).filter(isStoredAnswer))
    .toEqual([]);
});

test('the browser finds no obstacle to installing the portal', async ({
  page,
  context,
  product,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'on a computer it installs no applications');
  await signIn(page, product.origin, 'demo');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const browser = await context.newCDPSession(page);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Trạm', display: 'standalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const named = installabilityErrors.map(({ errorId }) => errorId);
  // Tests run in an incognito context, in which no browser installs.
  expect(named.filter((name) => name !== 'in-incognito')).toEqual([]);
});
