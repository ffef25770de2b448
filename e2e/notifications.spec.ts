import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { fingerCustomer } from './customer.ts';
import { askForRecharge } from './journey.ts';
import { portalOf } from './portal.ts';
import { setTabVisible } from './tab-visibility.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { inputMethods } from './input-methods.ts';

/** Notifications by the worker, as a browser on Android needs it. The headless shell of Chromium gives no worker the right to show one. */
const whole = '/usr/bin/chromium';

test.use({
  ...inputMethods[1]?.use,
  serviceWorkers: 'allow',
  ...(existsSync(whole) ? { launchOptions: { executablePath: whole } } : {}),
});

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'the driver reaches no worker, and on a computer the page itself notifies',
);

/** The notifications that the worker shows at this moment, as the browser keeps them. */
function shownByWorker(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data: data as unknown,
    }));
  });
}

/** Presses it: dispatches the worker's event, as a test cannot press a system notification. */
async function pressWorkersNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const registration: unknown = Reflect.get(globalThis, 'registration');
    if (!(registration instanceof ServiceWorkerRegistration)) throw new Error('This is no worker.');
    const [notification] = await registration.getNotifications();
    dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  });
}

test('the worker shows the notification, and a press leads its tab to the place', async ({
  page,
  context,
  product,
  sandbox,
}) => {
  const customer = fingerCustomer(page);
  const portal = portalOf(page);
  await context.grantPermissions(['notifications']);
  // There a page has no constructor.
  await page.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct() {
        throw new TypeError('Illegal constructor');
      },
    });
  });
  await signIn(page, product.origin, 'demo');
  await page.goto('/payment-history');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const id = await askForRecharge(customer, '80000');
  const dialog = portal.dialog('Quét mã để chuyển khoản');
  await customer.press(dialog.getByRole('button', { name: 'Báo cho tôi khi tiền về' }));
  await expect(dialog.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
  await setTabVisible(page, false);
  await sandbox.pay(id);
  await expect
    .poll(() => shownByWorker(page))
    .toEqual([
      {
        title: 'Tiền nạp đã vào số dư',
        body: 'Mở Trạm để xem.',
        tag: `recharge-${id}`,
        data: { place: `/?recharge=${id}` },
      },
    ]);

  await setTabVisible(page, true);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/recharge=/);
  await pressWorkersNotification(context);
  await expect(page).toHaveURL(new RegExp(`/payment-history\\?recharge=${id}$`));
  await expect.poll(() => shownByWorker(page)).toEqual([]);
});
