import { cloudMachineId } from './cloud-machines.ts';
import { pointerCustomer } from './customer.ts';
import { connected, portalOf } from './portal.ts';
import {
  cloud,
  confirmAgain,
  firstDiscounts,
  noDiscounts,
  purchases,
  vps,
} from './price-change.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, product, sandbox, newCustomer }) => {
  await sandbox.changeAccount(newCustomer, { balance: 1_000_000, ...firstDiscounts });
  await signIn(page, product.origin, newCustomer);
});

for (const purchase of purchases) {
  test(`${purchase.name} whose price has changed unnoticed is confirmed again before anything is charged`, async ({
    page,
    sandbox,
    newCustomer,
  }) => {
    await page.route('**/socket.io/**', (route) => route.abort());
    await confirmAgain(pointerCustomer(page), purchase, () =>
      sandbox.changeAccount(newCustomer, noDiscounts),
    );
  });
}

test('an open dialog hears that the discount has ended, and shows both prices before the press', async ({
  page,
  sandbox,
  newCustomer,
}) => {
  const dialog = await vps.open(pointerCustomer(page));
  await connected(page);
  await sandbox.changeAccount(newCustomer, noDiscounts);
  await expect(dialog).toContainText('Giá vừa đổi: 324.000 VNĐ → 360.000 VNĐ');
  await expect(dialog.getByRole('button', { name: 'Thuê VPS, trả 360.000 VNĐ' })).toBeVisible();
  // Another choice is another price, not a changed one.
  await dialog.getByRole('spinbutton', { name: 'Số tháng' }).fill('1');
  await expect(dialog).not.toContainText('Giá vừa đổi');
  await expect(dialog.getByRole('button', { name: 'Thuê VPS, trả 180.000 VNĐ' })).toBeVisible();
});

test('an open extension hears that the hardware was accepted, and shows both prices', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  const portal = portalOf(page);
  const customer = pointerCustomer(page);
  const rental = await cloud.open(customer);
  await rental.getByRole('textbox').fill('Máy thêm RAM');
  await rental.getByRole('button', { name: /^Thuê máy, trả/ }).click();
  await sandbox.finishWork();
  await page.goto('/clouds');
  const id = await cloudMachineId(product.origin, newCustomer, 'Máy thêm RAM');
  const card = portal.card('Máy thêm RAM');
  await card.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('menuitem', { name: /^Thêm phần cứng/ }).click();
  const hardware = portal.dialog(/^Thêm phần cứng/);
  await hardware.getByRole('checkbox', { name: /^\+32GB RAM/ }).click();
  await hardware.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(hardware).toBeHidden();
  await card.getByRole('button', { name: 'Gia hạn' }).click();
  const dialog = portal.dialog('Gia hạn máy “Máy thêm RAM”');
  await expect(dialog.getByRole('button', { name: 'Gia hạn, trả 314.100 VNĐ' })).toBeVisible();
  await connected(page);
  await sandbox.decideHardware(id, true);
  await expect(dialog).toContainText('Giá vừa đổi: 314.100 VNĐ → 395.100 VNĐ');
  await expect(dialog.getByRole('button', { name: 'Gia hạn, trả 395.100 VNĐ' })).toBeVisible();
  await expect(portal.notice('Yêu cầu thêm phần cứng thành công')).toHaveCount(1);
});
