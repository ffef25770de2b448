import {
  askForRecharge,
  chooseHours,
  createPc,
  dismissNotification,
  logIn,
  newcomer,
  openRemoteDesktop,
  register,
  verify,
} from './journey.ts';
import { portalOf } from './portal.ts';
import { expect, test } from './test.ts';
import { quickBy, ways } from './ways.ts';

for (const way of ways) {
  test.describe(way.name, { tag: quickBy('desktop', way) }, () => {
    test.use(way.use);

    test('a customer registers, tops up by QR, rents a PC, opens it, extends it and leaves', async ({
      page,
      sandbox,
      consoleFaults,
    }) => {
      const customer = way.customer(page);
      const portal = portalOf(page);
      const person = newcomer(way.by);
      const pc = 'Render Tết 2027';

      await test.step('register, verify, log in', async () => {
        await register(customer, person);
        await verify(customer, sandbox, person);
        await logIn(customer, person);
        await dismissNotification(customer);
        await expect(portal.heading('Thuê PC GPU')).toBeVisible();
        await expect(portal.balance).toHaveText('0');
        await expect(page.getByText('Không có dữ liệu')).toBeVisible();
      });

      await test.step('top up 100.000 by QR; the balance follows by itself', async () => {
        const recharge = await askForRecharge(customer, '100000');
        const qr = portal.dialog('Quét mã để chuyển khoản');
        await expect(qr.getByRole('timer')).toContainText(/^1[45]:\d\d$/);
        await expect(qr.getByRole('img', { name: /Mã QR chuyển 100\.000/ })).toBeVisible();
        await sandbox.pay(recharge);
        await expect(portal.balance).toHaveText('100.000');
        await expect(page.getByRole('dialog')).toContainText('100.000');
        await customer.press(page.getByRole('dialog').getByRole('button', { name: 'Hoàn tất' }));
        await expect(page.getByRole('dialog')).toBeHidden();
      });

      await test.step('create a PC and rent it for 2 hours', async () => {
        await createPc(customer, 'G1080Ti', pc);
        await chooseHours(customer, pc, '2');
        const rental = portal.dialog(`Thuê máy “${pc}”`);
        await expect(rental).toContainText('2 giờ × 18.000');
        await expect(rental).toContainText('64.000');
        await customer.press(rental.getByRole('button', { name: /Thuê máy, trả 36\.000/ }));
        await expect(portal.notice(`Image: ${pc} đang được boot`)).toBeVisible();
        await expect(portal.card(pc).getByRole('button', { name: 'Chờ tạo máy…' })).toBeVisible();
        await expect(portal.balance).toHaveText('64.000');
      });

      await test.step('it becomes ready by a real-time event; the file opens it', async () => {
        const card = portal.card(pc);
        await sandbox.finishWork();
        await expect(card.getByRole('button', { name: 'Remote Desktop' })).toBeVisible();
        await expect(card.getByRole('timer')).toContainText(/1\s*giờ\s*59\s*phút|2\s*giờ/);
        const { fileName, settings } = await openRemoteDesktop(customer, pc);
        expect(fileName).toMatch(/\.rdp$/);
        const sheet = portal.dialog(`Kết nối tới “${pc}”`);
        const host = settings.get('full address');
        const user = settings.get('username');
        expect(host).toMatch(/^[\w.-]+(:\d+)?$/);
        expect(user).toBeTruthy();
        await expect(sheet).toContainText(host ?? '');
        await expect(sheet).toContainText(user ?? '');
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      });

      await test.step('extend by an hour', async () => {
        await customer.press(portal.card(pc).getByRole('button', { name: 'Gia hạn' }));
        const dialog = portal.dialog(`Gia hạn máy “${pc}”`);
        await customer.type(dialog.getByRole('spinbutton', { name: 'Số giờ' }), '1');
        await customer.press(dialog.getByRole('button', { name: /Gia hạn, trả 18\.000/ }));
        await expect(portal.notice('Gia hạn thành công')).toBeVisible();
        await expect(portal.balance).toHaveText('46.000');
        await expect(portal.card(pc).getByRole('timer')).toContainText(
          /2\s*giờ\s*59\s*phút|3\s*giờ/,
        );
      });

      await test.step('the recharge stands in the history', async () => {
        await page.goto('/payment-history');
        await expect(portal.heading('Nạp tiền')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('100.000');
        await expect(page.getByRole('main')).toContainText('Thành công');
      });

      await test.step('log out', async () => {
        await page.goto('/');
        await expect(portal.heading('Thuê PC GPU')).toBeVisible();
        const menu = page
          .getByRole('banner')
          .getByRole('button', { name: new RegExp(person.fullName) });
        await customer.press(menu);
        await customer.press(page.getByRole('menuitem', { name: 'Đăng xuất' }));
        await expect(page).toHaveURL(/\/login$/);
        expect(await page.evaluate(() => localStorage.getItem('app_access_token'))).toBeNull();
        await page.goto('/');
        await expect(page).toHaveURL(/\/home$/);
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}
