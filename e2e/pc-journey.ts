import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import type { Customer } from './customer.ts';
import { createPc } from './journey.ts';
import { leave, openAction } from './pc-actions.ts';
import { portalOf } from './portal.ts';
import { expect } from './test.ts';

/**
 * On ‘/’, a customer gets a tunnel for this rented PC that runs, plays on it, gives it a new password and resets it; then makes
 * another PC and deletes it.
 * @param playAt address of the client, which is answered with an empty page
 * @returns what the tunnel's file holds
 */
export async function walkPcJourney(
  customer: Customer,
  { pc, playAt }: { readonly pc: string; readonly playAt: string },
): Promise<{ readonly tunnel: string }> {
  const { page } = customer;
  const context = page.context();
  const portal = portalOf(page);

  // @spec 2.60 9.24 9.25
  const tunnel = await test.step('a tunnel: installer, QR code, file', async () => {
    const dialog = await openAction(customer, pc, 'Tải tunnel', 'Tải tunnel');
    await expect(dialog).toContainText('1 đến 5 phút');
    const installer = page.waitForEvent('download');
    await customer.press(dialog.getByRole('button', { name: /^Windows/ }));
    expect((await installer).suggestedFilename()).toMatch(/\.exe$/);
    await customer.press(dialog.getByRole('button', { name: /^Điện thoại/ }));
    const qr = portal.dialog('Mã QR của tunnel');
    await expect(qr.getByRole('img', { name: /Mã QR cấu hình tunnel/ })).toBeVisible();
    await leave(customer, qr);
    await expect(dialog.getByRole('button', { name: /^Điện thoại/ })).toBeFocused();
    const saving = page.waitForEvent('download');
    await customer.press(dialog.getByRole('button', { name: /^File cấu hình/ }));
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.conf$/);
    await leave(customer, dialog);
    return readFile(await saved.path(), 'utf8');
  });

  // @spec 2.63 8.8
  await test.step('Play: a token to copy, and the client in a new tab', async () => {
    await context.route(`${playAt}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Play</title>' }),
    );
    const dialog = await openAction(customer, pc, 'Play', 'Play');
    await customer.press(dialog.getByRole('button', { name: 'Lấy token' }));
    await customer.press(dialog.getByRole('button', { name: /^Sao chép/ }));
    await expect(portal.notice('Đã sao chép vào bộ nhớ tạm')).toBeVisible();
    const opening = context.waitForEvent('page');
    await customer.press(dialog.getByRole('button', { name: /Chip Intel/ }));
    const tab = await opening;
    await expect(tab).toHaveURL(`${playAt}?os=mac_chip_intel`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await leave(customer, dialog);
  });

  // @spec 2.57 8.9
  await test.step('a new password shows where it is needed, a reset says what the server says', async () => {
    const asked = await openAction(customer, pc, 'Cấp mật khẩu mới', /Cấp mật khẩu mới/);
    await customer.press(asked.getByRole('button', { name: 'Cấp mật khẩu mới' }));
    await expect(
      portal.notice("Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'"),
    ).toBeVisible();
    const sheet = portal.dialog(/^Kết nối tới/);
    await expect(sheet).toContainText('Mật khẩu đã đổi.');
    await leave(customer, sheet);
    // Not back to the previous question.
    await expect(page).toHaveURL(/\/$/);
    const reset = await openAction(customer, pc, 'Reset máy', /^Reset/);
    await customer.press(reset.getByRole('button', { name: 'Reset máy' }));
    await expect(portal.notice('Đã gửi lệnh reset máy')).toBeVisible();
  });

  // @spec 2.52 8.5
  await test.step('a PC that is not needed is deleted, after a question', async () => {
    const spare = 'Máy tạm';
    await createPc(customer, 'G1080', spare);
    const question = await openAction(customer, spare, 'Xóa', `Xóa “${spare}”?`);
    await customer.press(question.getByRole('button', { name: 'Xóa PC' }));
    await expect(portal.notice('Xóa thành công')).toBeVisible();
    await expect(portal.card(spare)).toHaveCount(0);
  });
  return { tunnel };
}
