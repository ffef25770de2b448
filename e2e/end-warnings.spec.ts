import { connected, portalOf } from './portal.ts';
import { listenToNotifications, notifications } from './recorded-notifications.ts';
import { rentPc } from './rent-pc.ts';
import { signIn } from './sign-in.ts';
import { setTabVisible } from './tab-visibility.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** It moves the server's clock. Files with the same reason share the product. */
test.use({ ownProduct: 'days have passed' });

/** Name of the balance once all lists of machines have been read. */
const lists = /Số dư .* Hết giờ sớm nhất/;

test.beforeEach(({ sandbox }) => sandbox.changeAccount('demo', { balance: 5_000_000 }));

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('the end of a PC is warned of on any screen, leads to its extension, and is told', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const name = await rentPc(product.origin, `Máy bàn phím ${method.by}`, {
        offer: 'G1080',
        hours: 1,
      });
      await sandbox.finishWork();
      const warning = portal.notice(new RegExp(`PC “${name}” hết giờ lúc \\d\\d:\\d\\d`));
      const end = portal.notice(new RegExp(`Đã hết giờ: (.*, )?${name}`));
      const note = page.getByRole('button', { name: lists });
      await signIn(page, product.origin, 'demo');

      await test.step('an hour that was just paid for is not about to end', async () => {
        await page.goto('/');
        await portal.showCard(name);
        await expect(portal.card(name).getByRole('timer')).toContainText(/^(59|60)\sphút/);
        // Its order has been read by now, which says how long it is.
        await expect(note).toBeVisible();
        await expect(portal.card(name)).not.toContainText('Sắp hết giờ');
      });

      await test.step('in its last quarter a notice says so on another screen, once', async () => {
        // Away while the clock moves, as a computer that sleeps.
        await page.goto('about:blank');
        await sandbox.advance(46);
        await page.goto('/payment-history');
        await expect(warning).toBeVisible();
        await page.reload();
        const bell = page.getByRole('banner').getByRole('button', { name: /^Thông báo, \d+ mới$/ });
        await expect(bell).toBeVisible();
        await expect(warning).toBeHidden();
      });

      await test.step('it is behind the bell, with the way to its extension', async () => {
        await page.goto('/log-management?activity=open');
        const panel = page.getByRole('dialog', { name: 'Thông báo' });
        const line = panel.getByRole('listitem').filter({ hasText: `${name} hết giờ lúc` });
        await customer.press(line.getByRole('link', { name: 'Gia hạn' }));
        await expect(page).toHaveURL(/\/\?extend=[0-9a-f]{24}/);
        await expect(portal.dialog(/^Gia hạn máy/)).toContainText(name);
        await page.keyboard.press('Escape');
      });

      await test.step('the card says the same', async () => {
        await portal.showCard(name);
        await expect(portal.card(name)).toContainText('Sắp hết giờ');
      });

      await test.step('five minutes before its end the notice itself leads there', async () => {
        await page.goto('about:blank');
        await sandbox.advance(10);
        await page.goto('/log-management');
        await expect(warning).toBeVisible();
        const notice = page
          .getByRole('region', { name: 'Thông báo' })
          .getByRole('listitem')
          .filter({ hasText: name });
        await customer.press(notice.getByRole('button', { name: 'Gia hạn' }));
        await expect(portal.dialog(/^Gia hạn máy/)).toContainText(name);
        await page.keyboard.press('Escape');
      });

      await test.step('its end is told, once, as soon as the server says so', async () => {
        await page.goto('/payment-history');
        // Real-time events come from now on.
        await connected(page);
        await sandbox.advance(5);
        await expect(end).toBeVisible();
        await page.reload();
        await expect(note).toBeVisible();
        await expect(end).toBeHidden();
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}

test(
  'a hidden tab notifies of an end for who wants it',
  { tag: '@quick' },
  async ({ page, product, sandbox }) => {
    const portal = portalOf(page);
    await rentPc(product.origin, 'Máy chạy đêm', { offer: 'G1080', hours: 1 });
    await sandbox.finishWork();
    await listenToNotifications(page);
    await page.clock.install();
    await signIn(page, product.origin, 'demo');
    await page.goto('/order-vps-management?expiry=open');
    const dialog = portal.dialog('Lịch hết hạn');
    await dialog.getByRole('button', { name: 'Báo cho tôi khi máy sắp hết giờ' }).click();
    await expect(portal.notice('Sẽ báo khi máy sắp hết giờ')).toBeVisible();
    await expect(page.getByRole('button', { name: lists, includeHidden: true })).toBeAttached();
    await setTabVisible(page, false);
    await sandbox.advance(46);
    await page.clock.fastForward(46 * 60_000);
    await expect
      .poll(async () => (await notifications(page)).join('\n'))
      .toMatch(/(Có|\d+) máy sắp hết giờ \| Hết giờ lúc \d\d:\d\d\. Mở Trạm để gia hạn\./);
  },
);
