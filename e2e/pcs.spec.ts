import { readFile } from 'node:fs/promises';
import { createPc } from './journey.ts';
import { leave, openAction } from './pc-actions.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, ways } from './ways.ts';

/** Seeded PCs of the demo account: one on a plain route, one whose router has a free and a taken rotating route, one not rented. */
const render = 'Render Tết 2027';
const film = 'Dựng phim ngắn';
const free = 'Thử bản dựng mới';

for (const way of ways) {
  test.describe(way.name, { tag: quickBy('desktop', way) }, () => {
    test.use(way.use);

    test('a customer chooses a route, rotates an address, gets a tunnel and plays on a PC', async ({
      page,
      context,
      product,
      consoleFaults,
    }) => {
      const customer = way.customer(page);
      const portal = portalOf(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/');

      await test.step('another internet route, the default one, and back', async () => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const [, call] = /\/sshs\/(cli-[a-z-]+)$/.exec(request.url()) ?? [];
          if (call !== undefined) asked.push(`${call} ${request.postData() ?? ''}`);
        });
        const dialog = await openAction(customer, render, 'Chọn đường internet', /internet/);
        const row = (route: string) => dialog.getByRole('listitem').filter({ hasText: route });
        await expect(row('WAN02')).toContainText('Đang dùng');
        await customer.press(dialog.getByRole('button', { name: 'Chọn WAN01 VNPT' }));
        await expect(portal.notice('Đã chọn đường WAN01 VNPT')).toBeVisible();
        await expect(row('WAN01')).toContainText(/Đang dùng/);
        await expect(row('WAN01')).toContainText(/\d+\.\d+\.\d+\.\d+/);
        await customer.press(dialog.getByRole('button', { name: 'Ngừng dùng WAN01 VNPT' }));
        await expect(dialog).toContainText('Máy đang đi đường mặc định.');
        await customer.press(dialog.getByRole('button', { name: 'Chọn WAN02 Viettel' }));
        await expect(row('WAN02')).toContainText('Đang dùng');
        expect(asked.map((one) => one.replace(/^(\S+) .*"wan":"([^"]*)".*$/, '$1 $2'))).toEqual([
          'cli-add-mangle WAN01 VNPT',
          'cli-delete-mangle WAN01 VNPT',
          'cli-add-mangle WAN02 Viettel',
        ]);
        await leave(customer, dialog);
      });

      await test.step('the three holders of a rotating route: Start, Đổi IP, greyed', async () => {
        const dialog = await openAction(customer, film, 'Xoay IP', 'Xoay IP');
        const mine = dialog.getByRole('listitem').filter({ hasText: 'WAN11' });
        const taken = dialog.getByRole('listitem').filter({ hasText: 'WAN12' });
        await expect(taken).toContainText('Người khác đang dùng');
        await expect(taken.getByRole('button')).toHaveCount(0);
        await expect(mine).toContainText('Đang trống');
        await customer.press(mine.getByRole('button', { name: /^Start/ }));
        await expect(mine).toContainText('Bạn đang giữ');
        await expect(mine).toContainText(/\d+\.\d+\.\d+\.\d+/);
        const [before] = /\d+\.\d+\.\d+\.\d+/.exec(await mine.innerText()) ?? [];
        await customer.press(mine.getByRole('button', { name: /^Đổi IP/ }));
        await expect(portal.notice('Đã đổi IP đường WAN11 VNPT xoay')).toBeVisible();
        await expect(mine).not.toContainText(before ?? '');
        await expect(mine).toContainText(/Đổi tiếp được từ \d\d:\d\d:\d\d/);
        await expect(mine.getByRole('button', { name: /^Đổi IP/ })).toBeDisabled();
        await customer.press(mine.getByRole('button', { name: /^Ngừng dùng/ }));
        await expect(mine.getByRole('button', { name: /^Start/ })).toBeVisible();
        await leave(customer, dialog);
      });

      await test.step('a tunnel: installer, QR code, file', async () => {
        const dialog = await openAction(customer, render, 'Tải tunnel', 'Tải tunnel');
        await expect(dialog).toContainText('1 đến 5 phút');
        const installer = page.waitForEvent('download');
        await customer.press(dialog.getByRole('button', { name: /^Windows/ }));
        expect((await installer).suggestedFilename()).toMatch(/\.exe$/);
        await customer.press(dialog.getByRole('button', { name: /^Điện thoại/ }));
        const qr = portal.dialog('Mã QR của tunnel');
        await expect(qr.getByRole('img', { name: /Mã QR cấu hình tunnel/ })).toBeVisible();
        await leave(customer, qr);
        await expect(dialog.getByRole('button', { name: /^Điện thoại/ })).toBeFocused();
        const file = page.waitForEvent('download');
        await customer.press(dialog.getByRole('button', { name: /^File cấu hình/ }));
        const saved = await file;
        expect(saved.suggestedFilename()).toMatch(/\.conf$/);
        expect(await readFile(await saved.path(), 'utf8')).toMatch(
          /^\[Interface\][^]*AllowedIPs = 10\.20\.\d+\.\d+\/32/,
        );
        await leave(customer, dialog);
      });

      await test.step('Play: a token to copy, and the client in a new tab', async () => {
        await context.route('https://tram.example/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Play</title>' }),
        );
        const dialog = await openAction(customer, render, 'Play', 'Play');
        await customer.press(dialog.getByRole('button', { name: 'Lấy token' }));
        await customer.press(dialog.getByRole('button', { name: /^Sao chép/ }));
        await expect(portal.notice('Đã sao chép vào bộ nhớ tạm')).toBeVisible();
        const opening = context.waitForEvent('page');
        await customer.press(dialog.getByRole('button', { name: /Chip Intel/ }));
        const tab = await opening;
        await expect(tab).toHaveURL(/tram\.example\/play\?os=mac_chip_intel$/);
        expect(await tab.evaluate(() => window.opener)).toBeNull();
        await tab.close();
        await leave(customer, dialog);
      });

      await test.step('a new password shows where it is needed, a reset says what the server says', async () => {
        const asked = await openAction(customer, film, 'Cấp mật khẩu mới', /Cấp mật khẩu mới/);
        await customer.press(asked.getByRole('button', { name: 'Cấp mật khẩu mới' }));
        await expect(
          portal.notice("Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'"),
        ).toBeVisible();
        const sheet = portal.dialog(/^Kết nối tới/);
        await expect(sheet).toContainText('Mật khẩu đã đổi.');
        await leave(customer, sheet);
        // Not back to the question before it.
        await expect(page).toHaveURL(/\/$/);
        const reset = await openAction(customer, film, 'Reset máy', /^Reset/);
        await customer.press(reset.getByRole('button', { name: 'Reset máy' }));
        await expect(portal.notice('Đã gửi lệnh reset máy')).toBeVisible();
      });

      await test.step('when a PC that is not rented can be had', async () => {
        const dialog = await openAction(customer, free, 'Xem giờ trống', 'Giờ có máy trống');
        await expect(dialog).toContainText('Đang có máy trống.');
        await customer.press(dialog.getByRole('button', { name: 'Bắt Đầu Thuê' }));
        const rental = portal.dialog(`Thuê máy “${free}”`);
        await expect(rental).toBeVisible();
        await leave(customer, rental);
      });

      await test.step('a PC that is not needed is deleted, after a question', async () => {
        const spare = 'Máy tạm';
        await createPc(customer, 'G1080', spare);
        const question = await openAction(customer, spare, 'Xóa', `Xóa “${spare}”?`);
        await customer.press(question.getByRole('button', { name: 'Xóa PC' }));
        await expect(portal.notice('Xóa thành công')).toBeVisible();
        await expect(portal.card(spare)).toHaveCount(0);
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}
