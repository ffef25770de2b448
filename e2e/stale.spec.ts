import type { Page } from '@playwright/test';
import { sessionOf } from './session.ts';
import { readList } from './api-reads.ts';
import { colourRules, violationsOn } from './axe.ts';
import { portalOf } from './portal.ts';
import { setTabVisible } from './tab-visibility.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** A list that becomes stale, the ways to refresh it, and what is shown meanwhile. */

/** A recharge that the customer asks for elsewhere: no event reports it. */
async function askElsewhere(origin: string, money: number): Promise<void> {
  const { jwt } = await sessionOf(origin, 'demo');
  const [bank] = await readList(origin, 'demo', `/banks?money=${money}`);
  const answer = await fetch(`${origin}/api/recharges/request`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ money, bank_id: bank?.['_id'] }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** Top-ups requested elsewhere while the tab is hidden, VND; other sums for each input method, because they share a product. */
const sums = [
  [51_000, 52_000],
  [61_000, 62_000],
  [71_000, 72_000],
] as const;

function inVietnamese(money: number): string {
  return money.toLocaleString('vi-VN');
}

/** Axe over the current page, in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Colours change with a transition.
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => violationsOn(page, colourRules)).toEqual([]);
}

for (const [index, method] of inputMethods.entries()) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a list that cannot be read shows its age, and is refreshed in every way', async ({
      page,
      context,
      product,
      sandbox,
    }) => {
      const customer = method.customer(page);
      const main = page.getByRole('main');
      const fresh = page.getByText(/^Cập nhật lúc \d\d:\d\d$/);
      const stale = main.getByText(/^Mất kết nối, cập nhật lúc \d\d:\d\d\.$/);
      const [first, second] = sums[index] ?? [0, 0];
      await signIn(page, product.origin, 'demo');
      await page.goto('/payment-history');
      await expect(portalOf(page).heading(/tiền/)).toBeVisible();
      await expect(fresh).toBeVisible();

      await test.step('it is not read: the old list stays, with its time and a button to read it again', async () => {
        await sandbox.inject({ operation: 'listRecharges', kind: 'break', times: 100 });
        await setTabVisible(page, false);
        await setTabVisible(page, true);
        await expect(stale).toBeVisible();
        await expect(fresh).toBeHidden();
        await expect(main.getByText(/cũ/).first()).toBeVisible();
        await expectAccessible(page);
        await sandbox.clearFaults();
        await customer.press(main.getByRole('button', { name: 'Tải lại' }));
        await expect(stale).toBeHidden();
        await expect(fresh).toBeVisible();
      });

      await test.step('without a network it says so, and is read again when there is one', async () => {
        await context.setOffline(true);
        await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeVisible();
        await setTabVisible(page, false);
        await setTabVisible(page, true);
        await expect(main.getByText(/^Không có mạng\. Danh sách lúc/)).toBeVisible();
        await expectAccessible(page);
        await askElsewhere(product.origin, first);
        await context.setOffline(false);
        await expect(main.getByText(inVietnamese(first)).first()).toBeVisible();
        await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeHidden();
        await expect(fresh).toBeVisible();
      });

      await test.step('a tab that comes back into sight is read again', async () => {
        await setTabVisible(page, false);
        await askElsewhere(product.origin, second);
        await setTabVisible(page, true);
        await expect(main.getByText(inVietnamese(second)).first()).toBeVisible();
      });
    });
  });
}
