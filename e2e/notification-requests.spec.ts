import { readList } from './api-reads.ts';
import { askForRecharge } from './journey.ts';
import { portalOf } from './portal.ts';
import {
  listenToNotifications,
  notifications,
  pressNotification,
} from './recorded-notifications.ts';
import { rentPc } from './rent-pc.ts';
import { setTabVisible } from './tab-visibility.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** How long a machine takes to be made: until the test moves the clock. */
const provisioningMinutes = 60;

test.use({
  ownProduct: 'a PC takes an hour to be made',
  productEnvironment: { TRAM_PROVISION_MS: String(provisioningMinutes * 60_000) },
});

/** As seeded: two machines, both rented, one of them for less than an hour more. */
const offer = 'G4080';

/** Whether a machine of the package is free. */
async function isFree(origin: string): Promise<boolean> {
  const packages = await readList(origin, 'demo', '/packages');
  return packages.find(({ name }) => name === offer)?.['is_available'] === 1;
}

for (const [index, method] of inputMethods.entries()) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a package without a free machine notifies when one is free', async ({
      page,
      context,
      product,
      sandbox,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const dialog = portal.dialog('Tạo PC');
      if (await isFree(product.origin)) {
        // Notified in an earlier run: the machine is rented again, for an hour from when it is made.
        await sandbox.changeAccount('demo', { balance: 5_000_000 });
        await rentPc(product.origin, `Máy một giờ ${index + 1}`, { offer, hours: 1 });
        await sandbox.advance(provisioningMinutes + 1);
        await expect.poll(() => isFree(product.origin)).toBe(false);
      }
      await listenToNotifications(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/?create=open');
      await customer.choose(dialog.getByRole('radio', { name: new RegExp(`^${offer}\\b`) }));
      await expect(dialog.getByText(/Ước tính có máy trống lúc/)).toBeVisible();
      await customer.press(dialog.getByRole('button', { name: 'Báo cho tôi khi có máy trống' }));
      await expect(dialog.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
      await setTabVisible(page, false);
      await sandbox.advance(provisioningMinutes);
      // The connection is lost and restored, as after a sleep.
      await context.setOffline(true);
      await context.setOffline(false);
      await expect
        .poll(() => notifications(page))
        .toEqual([`Gói ${offer} đang có máy trống | Máy trống có thể được người khác thuê trước.`]);
    });

    test('a customer in another tab is notified that a PC is ready and a top-up paid', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const name = await rentPc(product.origin, `Máy chờ ${index + 1}`);
      await listenToNotifications(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/');

      await test.step('a PC that is being made', async () => {
        const card = portal.card(name);
        await portal.showCard(name);
        await customer.press(card.getByRole('button', { name: 'Báo cho tôi khi máy sẵn sàng' }));
        await expect(portal.notice('Sẽ báo khi máy sẵn sàng')).toBeVisible();
        await expect(card.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
        // A reload forgets nothing.
        await page.reload();
        await portal.showCard(name);
        await expect(card.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
        await setTabVisible(page, false);
        await sandbox.advance(provisioningMinutes + 1);
        await expect
          .poll(() => notifications(page))
          .toEqual(['PC bạn chờ đã sẵn sàng | Mở Trạm để kết nối.']);
      });

      await test.step('it is notified once', async () => {
        await setTabVisible(page, true);
        await page.goto('/log-management');
        await expect(portal.heading(/log/)).toBeVisible();
        expect(await notifications(page)).toEqual([]);
      });

      await test.step('a top-up that is paid', async () => {
        const id = await askForRecharge(customer, '50000');
        const dialog = portal.dialog('Quét mã để chuyển khoản');
        await customer.press(dialog.getByRole('button', { name: 'Báo cho tôi khi tiền về' }));
        await expect(dialog.getByRole('button', { name: 'Ngừng báo' })).toBeVisible();
        await setTabVisible(page, false);
        await sandbox.pay(id);
        await expect
          .poll(() => notifications(page))
          .toEqual(['Tiền nạp đã vào số dư | Mở Trạm để xem.']);
        await setTabVisible(page, true);
        await page.keyboard.press('Escape');
        await expect(page).not.toHaveURL(/recharge=/);
        await pressNotification(page);
        await expect(page).toHaveURL(new RegExp(`/log-management\\?recharge=${id}$`));
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
