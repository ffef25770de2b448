import type { Page } from '@playwright/test';
import { storedTexts } from './stored-secrets.ts';
import { gotoWithoutNetwork, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const notKept = 'Không lưu trên thiết bị này';
const lists = ['/', '/order-management', '/clouds', '/order-vps-management'] as const;

/** Opens every list and waits until it has been stored, and the worker has cached all of its files. */
async function visitOnce(page: Page): Promise<void> {
  for (const [index, path] of lists.entries()) {
    await page.goto(path);
    await expect(page.getByText(/^Cập nhật lúc \d\d:\d\d$/)).toBeVisible();
    await expect
      .poll(async () => {
        const names = Object.keys(await storedTexts(page));
        return names.filter((name) => name.startsWith('tram-answers-')).length;
      })
      .toBeGreaterThan(index);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

test('without a network a password, an address or a user that is not stored is shown as not stored, not as missing', async ({
  page,
  context,
  product,
}) => {
  const portal = portalOf(page);
  const open = async (path: string) => {
    await gotoWithoutNetwork(page, path);
    await expect(page.getByText(/^Không có mạng\. Danh sách lúc/)).toBeVisible();
  };
  const making = page.getByRole('main').getByText('Đang tạo máy');
  await signIn(page, product.origin, 'demo');
  await visitOnce(page);
  const made = await making.count();
  await context.setOffline(true);

  await test.step('of a PC', async () => {
    await open('/');
    const card = portal.card('Render Tết 2027');
    await portal.showCard('Render Tết 2027');
    await expect(card).toContainText(notKept);
    await expect(card).not.toContainText('Chưa có');
  });
  await test.step('of an order of a PC', async () => {
    await open('/order-management');
    const row = page.getByRole('row').filter({ hasText: 'Render Tết 2027' }).first();
    // Two addresses, the user and the password.
    await expect(row.getByText(notKept)).toHaveCount(4);
    await expect(row).not.toContainText('Chưa có');
  });
  await test.step('of a cloud machine, which has not lost its virtual machine', async () => {
    await open('/clouds');
    const card = portal.card('Photoshop và Premiere');
    await portal.showCard('Photoshop và Premiere');
    await expect(card).toContainText(notKept);
    await expect(card).not.toContainText('Chưa có máy ảo');
  });
  await test.step('of a VPS, which is not being made again', async () => {
    await open('/order-vps-management');
    await expect(page.getByRole('main').getByText(notKept).first()).toBeVisible();
    await expect(making).toHaveCount(made);
  });
});
