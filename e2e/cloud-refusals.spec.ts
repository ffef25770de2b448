import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

// @spec 8.15
test('a start that finds no machine left says so in a dialog, and may be tried again', async ({
  page,
  product,
  sandbox,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/clouds');
  const portal = portalOf(page);
  const card = portal.card('Photoshop và Premiere');
  await portal.showCard('Photoshop và Premiere');
  await expect(card.getByRole('button', { name: 'Bật máy' })).toBeVisible();
  await sandbox.fillCloudPackage('Game Nặng', true);
  await card.getByRole('button', { name: 'Bật máy' }).click();
  const dialog = portal.dialog('Chưa bật được “Photoshop và Premiere”');
  await expect(dialog).toContainText('hiện đã hết máy trống');
  await sandbox.fillCloudPackage('Game Nặng', false);
  await dialog.getByRole('button', { name: 'Bật lại' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('timer')).toBeVisible();
});

// @spec 8.19
test('a package without hardware says so', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/clouds');
  const portal = portalOf(page);
  await portal.pressOnCard('Game cuối hè', 'Thao tác');
  await page.getByRole('menuitem', { name: /^Thêm phần cứng/ }).click();
  const dialog = portal.dialog('Thêm phần cứng cho “Game cuối hè”');
  await expect(dialog).toContainText('chưa có phần cứng');
  await expect(dialog.getByRole('button', { name: 'Gửi yêu cầu' })).toBeHidden();
});

for (const { name, hasBackup } of [
  { name: 'Render Blender cuối tháng', hasBackup: true },
  { name: 'Game cuối hè', hasBackup: false },
]) {
  test(`a backup of “${name}” is said to replace one only where there is one`, async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/clouds');
    const portal = portalOf(page);
    await portal.pressOnCard(name, 'Thao tác');
    const replaces = page.getByRole('menuitem', { name: /^Sao lưu.*Thay bản sao lưu trước/ });
    await expect(page.getByRole('menuitem', { name: /^Sao lưu/ })).toBeVisible();
    await expect(replaces).toHaveCount(hasBackup ? 1 : 0);
    const keepsIt = page.getByRole('menuitem', { name: /^Xóa máy ảo.*và bản sao lưu/ });
    await expect(keepsIt).toHaveCount(hasBackup ? 1 : 0);
    await page.getByRole('menuitem', { name: /^Xóa hẳn máy cloud/ }).click();
    const dialog = portal.dialog(`Xóa hẳn “${name}”?`);
    await expect(dialog).toContainText(
      hasBackup ? 'Máy, bản sao lưu và thời gian thuê còn lại' : 'Máy, thời gian thuê còn lại',
    );
  });
}

test('too little money names what is missing, and leads to a top-up that keeps the name', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  await sandbox.changeAccount(newCustomer, { balance: 100_000 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/create-clouds');
  const portal = portalOf(page);
  await page.getByRole('button', { name: 'Chọn gói Game Nhẹ' }).click();
  const dialog = portal.dialog('Thuê máy cloud “Game Nhẹ”');
  await dialog.getByRole('textbox', { name: 'Tên máy' }).fill('Máy đêm');
  await expect(dialog).toContainText('Số dư thiếu 99.000 VNĐ.');
  await dialog.getByRole('button', { name: 'Nạp 99.000 VNĐ' }).click();
  const form = portal.dialog('Nạp tiền');
  await expect(form.getByRole('textbox', { name: 'Số tiền' })).toHaveValue(/99\.000/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Tên máy' })).toHaveValue('Máy đêm');
});

test('a lost answer is asked for again with the same key: rented and charged once', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  await sandbox.changeAccount(newCustomer, { balance: 500_000 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/create-clouds');
  const portal = portalOf(page);
  await page.getByRole('button', { name: 'Chọn gói Game Nhẹ' }).click();
  const dialog = portal.dialog('Thuê máy cloud “Game Nhẹ”');
  await dialog.getByRole('textbox', { name: 'Tên máy' }).fill('Máy mất mạng');
  await sandbox.inject({
    operation: 'createCloudImage',
    kind: 'fail',
    status: 502,
    times: 1,
    moment: 'after',
  });
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/image-cloud')) {
      keys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  await dialog.getByRole('button', { name: 'Thuê máy, trả 199.000 VNĐ' }).dblclick();
  await expect(page).toHaveURL(/\/clouds$/);
  await expect(portal.balance).toHaveText('301.000');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(portal.card('Máy mất mạng')).toBeVisible();
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  await sandbox.finishWork();
  // A machine that is still being made would use up the next fault.
  await expect(portal.card('Máy mất mạng').getByRole('button', { name: 'Bật máy' })).toBeVisible();
});

test('a machine that could not be made is refunded, and moves from the list to the orders', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  await sandbox.changeAccount(newCustomer, { balance: 200_000 });
  await sandbox.inject({ operation: 'cloud.create', kind: 'fail', times: 1 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/create-clouds');
  const portal = portalOf(page);
  await page.getByRole('button', { name: 'Chọn gói Game Nhẹ' }).click();
  const dialog = portal.dialog('Thuê máy cloud “Game Nhẹ”');
  await dialog.getByRole('textbox', { name: 'Tên máy' }).fill('Máy hỏng');
  await dialog.getByRole('button', { name: 'Thuê máy, trả 199.000 VNĐ' }).click();
  await expect(portal.notice(/Máy hỏng không thành công, tiền thuê đã được hoàn/)).toBeVisible();
  await expect(portal.balance).toHaveText('200.000');
  await expect(portal.card('Máy hỏng')).toBeHidden();
  await page.goto('/order-cloud-management');
  await expect(page.getByRole('row', { name: /Máy hỏng/ })).toContainText('Đã xóa');
});
