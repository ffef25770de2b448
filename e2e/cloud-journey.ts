import { readFile } from 'node:fs/promises';
import { type Locator, test } from '@playwright/test';
import type { Customer } from './customer.ts';
import type { Operator } from './main-journey.ts';
import { portalOf } from './portal.ts';
import { readRdpFile } from './rdp-file.ts';
import { expect } from './test.ts';

export interface CloudJourney {
  /** What the customer calls the machine. */
  readonly name: string;
  readonly operator: Pick<Operator, 'finishWork'>;
  /** The operator accepts the hardware that was asked for with the machine. */
  readonly acceptHardware: () => void | Promise<void>;
  /** The words of toasts: the server's where it has any, else the portal's. */
  readonly told: Readonly<Record<'created' | 'starting' | 'shutDown' | 'backedUp', string>>;
}

/**
 * On the catalogue of cloud machines, a customer with 1.000.000 VND and a discount of 10 % rents ‘Game Nặng’ (349.000 VND), uses
 * it, adds hardware (90.000 VND), extends it and ends it.
 */
export async function walkCloudJourney(
  customer: Customer,
  { name, operator, acceptHardware, told }: CloudJourney,
): Promise<void> {
  const { page } = customer;
  const portal = portalOf(page);
  const card = portal.card(name);
  const choose = async (row: RegExp) => {
    await customer.press(card.getByRole('button', { name: 'Thao tác' }));
    await customer.press(page.getByRole('menuitem', { name: row }));
  };
  /** Presses a command that takes the machine some time, and moves the clock past it. */
  const work = async (press: Locator) => {
    const answer = page.waitForResponse((response) => response.url().includes('/api/image-cloud/'));
    await customer.press(press);
    await answer;
    await operator.finishWork();
  };

  // @spec 2.104 2.105 4.32 8.4
  await test.step('rent one: the amount, the warning, a name; then the list', async () => {
    await customer.press(page.getByRole('button', { name: 'Chọn gói Game Nặng' }));
    const dialog = portal.dialog('Thuê máy cloud “Game Nặng”');
    await expect(dialog).toContainText('Không hoàn tiền sau khi đã thuê máy.');
    await customer.type(dialog.getByRole('textbox', { name: 'Tên máy' }), name);
    // Expected from now on: a simulated machine is made within seconds.
    const made = portal
      .showCard(name)
      .then(() =>
        expect(
          card.filter({ hasText: 'Đang tạo máy…' }).filter({ hasText: 'Nút thao tác sẽ hiện' }),
        ).toBeVisible(),
      );
    await customer.press(dialog.getByRole('button', { name: 'Thuê máy, trả 314.100 VNĐ' }));
    await made;
    await expect(page).toHaveURL(/\/clouds$/);
    await expect(portal.notice('Tạo thành công')).toBeVisible();
    await expect(portal.balance).toHaveText('685.900');
  });

  // @spec 2.2 2.107 4.28 9.13
  await test.step('it becomes ready by an event, starts, and the file opens it', async () => {
    await operator.finishWork();
    await expect(portal.notice(told.created)).toBeVisible();
    await work(card.getByRole('button', { name: 'Bật máy' }));
    await expect(portal.notice(told.starting)).toBeVisible();
    await expect(card.getByRole('timer')).toContainText(/^(?:07:59|08:00):\d\d$/);
    const saving = page.waitForEvent('download');
    await customer.press(card.getByRole('button', { name: 'Remote Desktop' }));
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/\.rdp$/);
    const host = readRdpFile(await readFile(await download.path())).get('full address');
    await expect(card).toContainText(host ?? 'no address');
  });

  // @spec 4.34 9.25
  await test.step('Play and the tunnel of a machine that runs', async () => {
    await customer.press(card.getByRole('button', { name: 'Chơi game' }));
    const play = portal.dialog('Play');
    await customer.press(play.getByRole('button', { name: 'Lấy token' }));
    await expect(play.getByRole('button', { name: /^Sao chép/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(play).toBeHidden();
    await choose(/^Tải tunnel/);
    const tunnel = portal.dialog('Tải tunnel');
    await expect(tunnel).toContainText('1 đến 5 phút');
    await page.keyboard.press('Escape');
    await expect(tunnel).toBeHidden();
  });

  // @spec 4.34
  await test.step('shut down, and back up', async () => {
    await customer.press(card.getByRole('button', { name: 'Tắt máy' }));
    await work(portal.dialog(`Tắt “${name}”?`).getByRole('button', { name: 'Tắt máy' }));
    await expect(portal.notice(told.shutDown)).toBeVisible();
    await customer.press(card.getByRole('button', { name: 'Sao lưu' }));
    await work(portal.dialog(`Sao lưu “${name}”?`).getByRole('button', { name: 'Sao lưu' }));
    await expect(portal.notice(told.backedUp)).toBeVisible();
  });

  await test.step('ask for hardware; the operator accepts it', async () => {
    await choose(/^Thêm phần cứng/);
    const dialog = portal.dialog(`Thêm phần cứng cho “${name}”`);
    await customer.press(dialog.getByRole('checkbox', { name: /^\+32GB RAM/ }));
    await expect(dialog).toContainText('395.100');
    await customer.press(dialog.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(portal.notice('Đã gửi yêu cầu thêm phần cứng')).toBeVisible();
    await expect(dialog).toBeHidden();
    await acceptHardware();
    // Not every backend has an event for the decision: a network that comes back makes the screen read.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(portal.notice('Yêu cầu thêm phần cứng thành công')).toBeVisible();
  });

  // @spec 4.37 9.10
  await test.step('extend: the hardware is in the price', async () => {
    await customer.press(card.getByRole('button', { name: 'Gia hạn' }));
    const dialog = portal.dialog(`Gia hạn máy “${name}”`);
    await expect(dialog).toContainText('30 ngày, 60 giờ');
    await customer.press(dialog.getByRole('button', { name: 'Gia hạn, trả 395.100 VNĐ' }));
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    await expect(portal.balance).toHaveText('290.800');
    await expect(card).toContainText('/ 120 giờ');
  });

  // @spec 8.5 8.10
  await test.step('throw the virtual machine away, then end the rental', async () => {
    await choose(/^Xóa máy ảo/);
    await work(
      portal
        .dialog(`Xóa máy ảo của “${name}”?`)
        .getByRole('button', { name: 'Xóa máy ảo, giữ gói', exact: true }),
    );
    await expect(portal.notice('Delete máy thành công')).toBeVisible();
    await expect(card).toContainText('Chưa có máy ảo');
    await choose(/^Xóa hẳn máy cloud/);
    await customer.press(
      portal.dialog(`Xóa hẳn “${name}”?`).getByRole('button', { name: 'Xóa hẳn máy cloud' }),
    );
    await expect(portal.notice('Xóa thành công')).toBeVisible();
    await expect(card).toBeHidden();
  });

  // @spec 2.5 2.6 2.108 2.109
  await test.step('the order stays, with its history', async () => {
    await page.goto('/order-cloud-management');
    await customer.press(page.getByRole('button', { name: `Lịch sử của ${name}` }));
    const history = portal.dialog(`Lịch sử của “${name}”`);
    await expect(history).toContainText('Dưới 1 phút');
    await customer.press(history.getByRole('link', { name: 'Mở trang lịch sử' }));
    await expect(page).toHaveURL(/\/order-cloud-history\?image_id=[0-9a-f]{24}$/);
    await expect(page.getByText(`“${name}”`)).toBeVisible();
    await expect(page.getByText('Dưới 1 phút')).toBeVisible();
  });
}
