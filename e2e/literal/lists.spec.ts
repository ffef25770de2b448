import { pointerCustomer } from '../customer.ts';
import { portalOf } from '../portal.ts';
import { rentPc } from '../rent-pc.ts';
import { readSavedStatement } from '../saved-statement.ts';
import { signIn } from '../sign-in.ts';
import { topUpElsewhere } from '../top-up.ts';
import { walkVpsJourney } from '../vps-journey.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('orders are paged and filtered, the address restores them, and each has its history', async ({
  page,
  backend,
  consoleFaults,
}) => {
  const portal = portalOf(page);
  for (let number = 1; number <= 11; number += 1) {
    await rentPc(backend.url, `Máy số ${number}`, { offer: 'G1080', hours: 1 });
  }
  backend.finishWork();
  await signIn(page, backend.url, 'demo');
  await page.goto('/order-management?page=2');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Máy số 1\b/ })).toContainText('Đang Thuê');
  await page.getByRole('searchbox', { name: 'Tên máy' }).fill('số 11');
  await expect(page).toHaveURL(/\/order-management\?imageName=/);
  await expect(rows).toHaveCount(1);
  await page.reload();
  const order = page.getByRole('row', { name: /Máy số 11/ });
  await expect(order).toContainText(/\d\d:\d\d:\d\d/);
  await order.getByRole('button', { name: /^Lịch sử thuê/ }).click();
  const history = portal.dialog('Lịch sử thuê');
  await expect(history.getByRole('row').nth(1)).toContainText('14.250');
  await page.keyboard.press('Escape');
  await page.getByLabel('Trạng thái').selectOption({ label: 'Kết Thúc' });
  await expect(page.getByRole('main')).toContainText('Không có dữ liệu');

  // This backend would answer every order for some days: none are asked for, and none are offered.
  await page.goto('/order-management?fromDate=2999-01-01');
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('searchbox', { name: 'Tên máy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Thuê từ ngày' })).toHaveCount(0);

  await page.goto('/log-management');
  const lines = page.getByRole('table');
  await expect(lines.getByRole('row')).toHaveCount(11);
  await page.getByRole('searchbox', { name: 'Tìm trong log' }).fill('máy số 11');
  await expect(lines.getByRole('row')).toHaveCount(2);
  await page.goto('/user-guide-management');
  await expect(page.getByRole('link', { name: /Cách mở Remote Desktop/ })).toBeVisible();
  expect(consoleFaults).toEqual([]);
});

test('of two PCs with one name, the one of the row is extended', async ({ page, backend }) => {
  const portal = portalOf(page);
  for (let twin = 0; twin < 2; twin += 1) {
    await rentPc(backend.url, 'Máy đôi', { offer: 'G1080', hours: 1 });
    backend.finishWork();
  }
  await signIn(page, backend.url, 'demo');
  await page.goto('/order-management');
  const rows = page.getByRole('row', { name: /Máy đôi/ });
  const hours = (row: number) => rows.nth(row).getByRole('cell', { name: /^\d+ ?(?:Lịch sử.*)?$/ });
  await expect(hours(0)).toContainText('1');
  // The list of PCs has the newest first, too: the second row is not the first one found by name.
  await rows
    .nth(1)
    .getByRole('button', { name: /^Gia hạn máy/ })
    .click();
  const dialog = portal.dialog('Gia hạn máy “Máy đôi”');
  await dialog.getByRole('spinbutton', { name: 'Số giờ' }).fill('2');
  await dialog.getByRole('button', { name: 'Gia hạn, trả 28.500' }).click();
  await expect(portal.notice('Gia hạn thành công')).toBeVisible();
  await expect(hours(1)).toContainText('3');
  await expect(hours(0)).toContainText('1');
});

test('the statement holds every payment and adds up to the balance', async ({
  page,
  backend,
  consoleFaults,
}) => {
  await signIn(page, backend.url, 'demo');
  await page.goto('/vps');
  await walkVpsJourney(pointerCustomer(page), backend);
  await rentPc(backend.url, 'Dựng phim', { offer: 'G3060', hours: 2 });
  backend.pay((await topUpElsewhere(backend.url, 'demo')).id);
  await page.goto('/payment-history?view=statement&month=all');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải CSV' }).click();
  const { payments, closing } = await readSavedStatement(await saving);
  expect(payments).toEqual([
    // The balance that the account began with.
    'Không có trong dữ liệu',
    'Thuê VPS 2',
    'Thuê PC Dựng phim',
    expect.stringMatching(/^Nạp tiền TRAM/),
  ]);
  expect(closing).toBe(1_000_000 - 324_000 - 162_000 - 38_000 + 50_000);
  expect(consoleFaults).toEqual([]);
});

test('what a PC cost is drawn on the statement, and the balance on from it', async ({
  page,
  backend,
  consoleFaults,
}) => {
  await rentPc(backend.url, 'Máy vẽ hình', { offer: 'G1080', hours: 1 });
  backend.finishWork();
  await signIn(page, backend.url, 'demo');
  await page.goto('/payment-history?view=statement&pictures=open');
  const main = page.getByRole('main');
  const spending = main.getByRole('figure', { name: 'Chi tiêu theo tháng' });
  await expect(spending.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /PC 14\.250 VNĐ, VPS 0 VNĐ, Cloud 0 VNĐ/,
  );
  const balance = main.getByRole('figure', { name: 'Số dư' });
  await expect(balance.getByText(/Ước tính giữ được mọi máy/)).toBeVisible();
  const shown = await portalOf(page).balance.innerText();
  await expect(balance.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Hiện tại, .*: Số dư ${shown.replaceAll('.', '\\.')} VNĐ$`, 'u'),
  );
  expect(consoleFaults).toEqual([]);
});
