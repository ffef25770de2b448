import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import type { Customer } from './customer.ts';
import type { Operator } from './main-journey.ts';
import { portalOf } from './portal.ts';
import { readRdpFile } from './rdp-file.ts';
import { expect } from './test.ts';

/**
 * On the catalogue of VPS, a customer with 1.000.000 VND and a discount of 10 % rents ‘VPS 2’ (180.000 VND a month) for two
 * months, opens it and extends it by one.
 * @returns the name that its Remote Desktop file is saved by
 */
export async function walkVpsJourney(
  customer: Customer,
  operator: Pick<Operator, 'finishWork'>,
): Promise<{ readonly fileName: string }> {
  const { page } = customer;
  const portal = portalOf(page);

  // @spec 2.91 2.92 2.93 5.17 8.4
  await test.step('two months of Windows Server, paid once it is chosen', async () => {
    await customer.press(page.getByRole('button', { name: 'Chọn gói VPS 2' }));
    const dialog = portal.dialog('Thuê VPS 2');
    await customer.type(dialog.getByRole('spinbutton', { name: 'Số tháng' }), '2');
    await expect(dialog).toContainText('2 tháng × 180.000 VNĐ');
    await expect(dialog).toContainText('Không hoàn tiền sau khi đã thuê máy.');
    const pay = dialog.getByRole('button', { name: 'Thuê VPS, trả 324.000 VNĐ' });
    await customer.press(pay);
    await expect(dialog).toContainText('Vui lòng chọn hệ điều hành');
    await customer.choose(dialog.getByRole('radio', { name: 'Windows Server' }));
    await customer.press(pay);
    await expect(page).toHaveURL(/\/order-vps-management$/);
    await expect(portal.notice('Tạo thành công')).toBeVisible();
    await expect(portal.balance).toHaveText('676.000');
  });

  const fileName =
    // @spec 2.98
    await test.step('it becomes ready by a real-time event; the file opens it', async () => {
      await operator.finishWork();
      const act = page.getByRole('button', { name: /^Thao tác với VPS 2/ }).first();
      await customer.press(act);
      const dialog = portal.dialog('Thao tác với VPS 2');
      const file = dialog.getByRole('button', { name: /^File Remote Desktop/ });
      await expect(file).toBeVisible();
      const saving = page.waitForEvent('download');
      await customer.press(file);
      const download = await saving;
      const host = readRdpFile(await readFile(await download.path())).get('full address');
      expect(host).toMatch(/^[\d.]+:\d+$/);
      await expect(dialog).toContainText(host ?? '');
      return download.suggestedFilename();
    });

  // @spec 2.99 8.6
  await test.step('extend by a month', async () => {
    const dialog = portal.dialog('Thao tác với VPS 2');
    await customer.type(dialog.getByRole('spinbutton', { name: 'Số tháng' }), '1');
    await customer.press(dialog.getByRole('button', { name: 'Gia hạn, trả 162.000 VNĐ' }));
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(portal.balance).toHaveText('514.000');
  });
  return { fileName };
}
