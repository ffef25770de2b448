import { readFile } from 'node:fs/promises';
import { pointerCustomer } from '../customer.ts';
import { createPc } from '../journey.ts';
import { leave, openAction } from '../pc-actions.ts';
import { portalOf } from '../portal.ts';
import { rentPc } from '../rent-pc.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from './test.ts';

test('a customer chooses a route, rotates an address, gets a tunnel, plays, and deletes a PC', async ({
  page,
  context,
  backend,
  consoleFaults,
}) => {
  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  const pc = await rentPc(backend.url, 'Dựng phim', { offer: 'G3060', hours: 24 });
  backend.finishWork();
  await signIn(page, backend.url, 'demo');
  await page.goto('/');

  await test.step('another internet route, and the default one', async () => {
    const dialog = await openAction(customer, pc, 'Chọn đường internet', /internet/);
    const route = dialog.getByRole('listitem').filter({ hasText: 'WAN01 FPT' });
    await customer.press(dialog.getByRole('button', { name: 'Chọn WAN01 FPT' }));
    await expect(portal.notice('Đã chọn đường WAN01 FPT')).toBeVisible();
    await expect(route).toContainText('Đang dùng');
    await customer.press(dialog.getByRole('button', { name: 'Ngừng dùng WAN01 FPT' }));
    await expect(dialog).toContainText('Máy đang đi đường mặc định.');
    await leave(customer, dialog);
  });

  await test.step('a rotating route: free, held, another address, free again; one is somebody else’s', async () => {
    const dialog = await openAction(customer, pc, 'Xoay IP', 'Xoay IP');
    const mine = dialog.getByRole('listitem').filter({ hasText: 'WAN03' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'WAN04' })).toContainText(
      'Người khác đang dùng',
    );
    await customer.press(mine.getByRole('button', { name: /^Start/ }));
    await expect(mine).toContainText('Bạn đang giữ');
    await customer.press(mine.getByRole('button', { name: /^Đổi IP/ }));
    await expect(portal.notice('Đã đổi IP đường WAN03 Viettel')).toBeVisible();
    await customer.press(mine.getByRole('button', { name: /^Ngừng dùng/ }));
    await expect(mine.getByRole('button', { name: /^Start/ })).toBeVisible();
    await leave(customer, dialog);
  });

  await test.step('a tunnel: installer, QR code, file', async () => {
    const dialog = await openAction(customer, pc, 'Tải tunnel', 'Tải tunnel');
    const installer = page.waitForEvent('download');
    await customer.press(dialog.getByRole('button', { name: /^Windows/ }));
    expect((await installer).suggestedFilename()).toMatch(/\.exe$/);
    await customer.press(dialog.getByRole('button', { name: /^Điện thoại/ }));
    const qr = portal.dialog('Mã QR của tunnel');
    await expect(qr.getByRole('img', { name: /Mã QR cấu hình tunnel/ })).toBeVisible();
    await leave(customer, qr);
    const saving = page.waitForEvent('download');
    await customer.press(dialog.getByRole('button', { name: /^File cấu hình/ }));
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.conf$/);
    expect(await readFile(await saved.path(), 'utf8')).toContain('[Interface]');
    await leave(customer, dialog);
  });

  await test.step('Play: a token to copy, and the client in a new tab', async () => {
    await context.route('https://play.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Play</title>' }),
    );
    const dialog = await openAction(customer, pc, 'Play', 'Play');
    await customer.press(dialog.getByRole('button', { name: 'Lấy token' }));
    await customer.press(dialog.getByRole('button', { name: /^Sao chép/ }));
    await expect(portal.notice('Đã sao chép vào bộ nhớ tạm')).toBeVisible();
    const opening = context.waitForEvent('page');
    await customer.press(dialog.getByRole('button', { name: /Chip Intel/ }));
    const tab = await opening;
    await expect(tab).toHaveURL('https://play.example/?os=mac_chip_intel');
    await tab.close();
    await leave(customer, dialog);
  });

  await test.step('a new password, a reset', async () => {
    const question = await openAction(customer, pc, 'Cấp mật khẩu mới', /Cấp mật khẩu mới/);
    await customer.press(question.getByRole('button', { name: 'Cấp mật khẩu mới' }));
    await expect(
      portal.notice("Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'"),
    ).toBeVisible();
    await leave(customer, portal.dialog(/^Kết nối tới/));
    const reset = await openAction(customer, pc, 'Reset máy', /^Reset/);
    await customer.press(reset.getByRole('button', { name: 'Reset máy' }));
    await expect(portal.notice('Đã gửi lệnh reset máy')).toBeVisible();
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
