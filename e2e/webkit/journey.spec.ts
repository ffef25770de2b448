import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Key } from 'selenium-webdriver';
import { newcomer } from '../journey.ts';
import { readRdpFile } from '../rdp-file.ts';
import { portalIn } from './portal.ts';
import { expect, test } from './test.ts';

const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const { name, width, height } of sizes) {
  // The journey of main-journey.ts, whose comments name the sections of the specification.
  test(
    `${name}: a customer registers, tops up by QR, rents a PC, opens it, extends it and leaves`,
    { tag: '@quick' },
    async ({ tab, testProxy, sandbox, webkit }) => {
      const portal = portalIn(tab);
      const person = newcomer(`webkit-${name}`);
      const pc = 'Render Tết 2027';
      await tab.resize(width, height);

      await test.step('register before the scripts have come; what was typed stays', async () => {
        const letScriptsCome = testProxy.holdScripts();
        await tab.goto('/register', 'interactive');
        await tab.byLabel('Tên đăng nhập').type(person.username);
        await tab.byLabel('Họ và tên').type(person.fullName);
        letScriptsCome();
        await tab.byLabel('Email').type(person.email);
        await tab.byLabel('Số điện thoại').type(person.phone);
        await tab.byLabel('Mật khẩu').type(person.password);
        await tab.byLabel('Nhập lại mật khẩu').type(person.password);
        await tab.byRole('checkbox').press();
        await tab.byRole('button', { name: 'Đăng ký' }).press();
        await portal.anyDialog.says(person.email);
      });

      await test.step('verify the mail address, log in', async () => {
        const [mail] = await sandbox.outbox(person.email);
        const { pathname, search } = new URL(mail?.link ?? '');
        await tab.goto(`${pathname}${search}`);
        await tab.byRole('button', { name: 'Xác minh email' }).press();
        await tab.at('/login?verified=1');
        await tab.byLabel('Tên đăng nhập').type(person.username);
        await tab.byLabel('Mật khẩu').type(person.password);
        await tab.byRole('button', { name: 'Đăng nhập' }).press();
        await portal.anyDialog.shown();
        await tab.keys(Key.ESCAPE);
        await portal.anyDialog.gone();
        await portal.heading('Thuê PC GPU').shown();
        await portal.balance.says('0');
        await tab.byText('Không có dữ liệu').shown();
      });

      await test.step('top up 100.000 by QR; the balance follows without a reload', async () => {
        await portal.topUp.press();
        const form = portal.dialog('Nạp tiền');
        await form.byRole('textbox', { name: 'Số tiền' }).type('100000');
        await form.byLabel('Ngân hàng nhận').select('Vietcombank');
        await form.byRole('button', { name: 'Tạo mã QR' }).press();
        const qr = portal.dialog('Quét mã để chuyển khoản');
        await qr.byRole('timer').says(/1[45]:\d\d/);
        await qr.byRole('img', { name: /Mã QR chuyển 100\.000/ }).shown();
        await tab.at(/recharge=[0-9a-f]{24}/);
        const { searchParams } = new URL(await tab.path(), testProxy.origin);
        await sandbox.pay(searchParams.get('recharge') ?? '');
        const paid = portal.dialog('Nạp tiền thành công');
        await paid.says('100.000');
        await paid.byRole('button', { name: 'Hoàn tất' }).press();
        await portal.anyDialog.gone();
        await portal.balance.says(/^100\.000$/);
      });

      await test.step('create a PC and rent it for 2 hours', async () => {
        await tab.byRole('main').byRole('button', { name: 'Tạo PC' }).press();
        const creation = portal.dialog('Tạo PC');
        await creation.byRole('radio', { name: /^G1080Ti\b/ }).choose();
        await creation.byLabel('Tên PC').type(pc);
        await creation.byRole('button', { name: 'Tạo PC' }).press();
        await portal.notice('Tạo thành công').shown();
        await creation.gone();
        await portal.card(pc).says('Chưa thuê');
        await portal
          .card(pc)
          .byRole('button', { name: /^Bắt Đầu Thuê/ })
          .press();
        const rental = portal.dialog(`Thuê máy “${pc}”`);
        await rental.byRole('spinbutton', { name: 'Số giờ' }).type('2');
        await rental.says('2 giờ × 18.000');
        await rental.says('64.000');
        await rental.byRole('button', { name: /^Thuê máy, trả 36\.000/ }).press();
        await portal.notice(`Image: ${pc} đang được boot`).shown();
        await portal
          .card(pc)
          .byRole('button', { name: /Chờ tạo máy…/ })
          .shown();
        await portal.balance.says(/^64\.000$/);
      });

      await test.step('it becomes ready by a real-time event; the file opens it', async () => {
        await sandbox.finishWork();
        const connect = portal.card(pc).byRole('button', { name: /^Remote Desktop/ });
        await connect.shown();
        await portal
          .card(pc)
          .byRole('timer')
          .says(/1\s*giờ\s*59\s*phút|2\s*giờ/);
        await connect.press();
        const sheet = portal.dialog(`Kết nối tới “${pc}”`);
        await sheet.shown();
        await expect
          .poll(async () =>
            (await readdir(webkit.downloads)).filter((file) => file.endsWith('.rdp')),
          )
          .toHaveLength(1);
        const [file = ''] = await readdir(webkit.downloads);
        const settings = readRdpFile(await readFile(path.join(webkit.downloads, file)));
        await sheet.says(settings.get('full address') ?? 'no address');
        await sheet.says(settings.get('username') ?? 'no name');
        await tab.keys(Key.ESCAPE);
        await sheet.gone();
      });

      await test.step('extend by an hour', async () => {
        await portal
          .card(pc)
          .byRole('button', { name: /^Gia hạn/ })
          .press();
        const dialog = portal.dialog(`Gia hạn máy “${pc}”`);
        await dialog.byRole('spinbutton', { name: 'Số giờ' }).type('1');
        await dialog.byRole('button', { name: /^Gia hạn, trả 18\.000/ }).press();
        await portal.notice('Gia hạn thành công').shown();
        await portal.balance.says(/^46\.000$/);
        await portal
          .card(pc)
          .byRole('timer')
          .says(/2\s*giờ\s*59\s*phút|3\s*giờ/);
      });

      await test.step('the recharge is in the history', async () => {
        await tab.goto('/payment-history');
        await portal.heading('Nạp tiền').shown();
        await tab.byRole('main').says('100.000');
        await tab.byRole('main').says('Thành công');
      });

      await test.step('log out', async () => {
        await tab.goto('/');
        await portal.heading('Thuê PC GPU').shown();
        await tab
          .byRole('banner')
          .byRole('button', { name: new RegExp(person.fullName) })
          .press();
        await tab.byRole('menuitem', { name: 'Đăng xuất' }).press();
        await tab.at('/login');
        expect(await tab.evaluate(() => localStorage.getItem('app_access_token'))).toBeNull();
        await tab.goto('/');
        await tab.at('/home');
      });
      expect(testProxy.faults).toEqual([]);
    },
  );
}
