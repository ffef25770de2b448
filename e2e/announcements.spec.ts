import { announcementsOf, collected } from './announcements.ts';
import { pointerCustomer } from './customer.ts';
import { askForRecharge, chooseHours, createPc } from './journey.ts';
import { connected, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What live regions say while a customer does something, all of it: nothing twice, nothing left out, no noise. */
test.use({ viewport: { width: 1440, height: 900 } });

test('a top-up: the paid dialog is read with its sum, the new balance is said once', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  const announced = await announcementsOf(page);
  const portal = portalOf(page);
  await signIn(page, product.origin, newCustomer);
  await page.goto('/');
  await connected(page);
  const id = await askForRecharge(pointerCustomer(page), '100000');
  await expect(portal.dialog('Quét mã để chuyển khoản')).toBeFocused();
  expect(await announced()).toEqual([]);

  await sandbox.pay(id);
  const paid = portal.dialog('Nạp tiền thành công');
  await expect(paid).toBeFocused();
  // Without the balance: it comes later, and a screen reader reads a changed description again.
  await expect(paid).toHaveAccessibleDescription(/^100\.000.VNĐ đã vào số dư của bạn\.$/);
  await expect(paid).toContainText(/Số dư mới\s*100\.000/);
  await expect.poll(collected(announced)).toEqual(['Số dư của bạn hiện là 100.000 VNĐ']);
  expect(await announced()).toEqual([]);
});

test('a rental: what is being made and what is ready are each said once, the countdown never', async ({
  page,
  product,
  sandbox,
  newCustomer,
}) => {
  const announced = await announcementsOf(page);
  const portal = portalOf(page);
  const customer = pointerCustomer(page);
  await sandbox.changeAccount(newCustomer, { balance: 500_000 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/');
  await connected(page);
  await createPc(customer, 'G1080', 'Ẩn Ức');
  expect(await announced()).toEqual([expect.stringContaining('Tạo thành công')]);

  await chooseHours(customer, 'Ẩn Ức', '2');
  const dialog = portal.dialog('Thuê máy “Ẩn Ức”');
  await customer.press(dialog.getByRole('button', { name: /^Thuê máy, trả/ }));
  await expect(portal.notice('Image: Ẩn Ức đang được boot')).toBeVisible();
  await sandbox.finishWork();
  await expect(portal.card('Ẩn Ức').getByRole('timer')).toBeVisible();
  await expect(portal.notice(/sẵn sàng/)).toBeVisible();
  // The balance is said once it has been read, before or after the machine is ready.
  await expect
    .poll(collected(announced))
    .toEqual([
      'Số dư của bạn hiện là 470.000 VNĐ',
      expect.stringContaining('đang được boot'),
      expect.stringContaining('sẵn sàng'),
    ]);
  const left = portal.card('Ẩn Ức').getByRole('timer');
  await sandbox.advance(1);
  await expect(left).toContainText(/58\s*phút|57\s*phút/);
  expect(await announced()).toEqual([]);
});

test('a top-up that its address opens: the first field has the focus, and is heard with the title', async ({
  page,
  product,
  newCustomer,
}) => {
  await signIn(page, product.origin, newCustomer);
  await page.goto('/?recharge=new');
  const form = portalOf(page).dialog('Nạp tiền');
  await expect(form.getByRole('textbox', { name: 'Số tiền' })).toBeFocused();
});

test('a refusal is said once', async ({ page, product, sandbox, newCustomer }) => {
  const announced = await announcementsOf(page);
  const portal = portalOf(page);
  await signIn(page, product.origin, newCustomer);
  await page.goto('/?recharge=new');
  const form = portal.dialog('Nạp tiền');
  await form.getByRole('textbox', { name: 'Số tiền' }).fill('100000');
  await form.getByLabel('Ngân hàng nhận').selectOption({ label: 'Vietcombank' });
  await sandbox.inject({
    operation: 'requestRecharge',
    kind: 'fail',
    times: 1,
    status: 400,
    message: 'Ngân hàng đang bảo trì',
  });
  await announced();
  await form.getByRole('button', { name: 'Tạo mã QR' }).click();
  await expect(form.getByRole('alert')).toContainText('Ngân hàng đang bảo trì');
  expect(await announced()).toEqual([expect.stringContaining('Ngân hàng đang bảo trì')]);
});

for (const { length, delayMs, said } of [
  { length: 'half a second', delayMs: 500, said: [] },
  { length: 'two seconds', delayMs: 2000, said: ['Đang tải…'] },
]) {
  test(`loading of ${length}: ${said.length === 0 ? 'silence' : 'said once, and its end is silent'}`, async ({
    page,
    product,
    sandbox,
  }) => {
    const announced = await announcementsOf(page);
    await signIn(page, product.origin, 'demo');
    await page.goto('/log-management');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Thông báo' }).click();
    await sandbox.inject({ operation: 'getNotification', kind: 'stall', times: 1, delayMs });
    await announced();
    await page.getByRole('button', { name: 'Mở thông báo' }).click();
    await expect(page.getByRole('dialog', { name: /bảo trì/ })).toBeVisible();
    expect(await announced()).toEqual(said);
  });
}
