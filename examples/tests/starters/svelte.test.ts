/** The Svelte starter as a stranger has it: the packed client and lifecycles, a production build, against the started product. */
import { expect as onPage } from '@playwright/test';
import { readVietQrPayload } from '@tram/machines/rules';
import decode from 'jsqr';
import { PNG } from 'pngjs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Sandbox } from '../../../e2e/sandbox.ts';
import { demoPassword } from '../../../scripts/processes/session.ts';
import { type Customer, customerOf } from '../customer.ts';
import { faultsOf } from '../page-faults.ts';
import { type BuiltStarter, builtStarter } from './built-starter.ts';

const sandbox = new Sandbox(inject('origin'));
let customer: Customer;
let svelte: BuiltStarter;
beforeAll(async () => {
  const product = inject('origin');
  svelte = await builtStarter('svelte', ['types', 'build'], { TRAM_SERVER: product });
  customer = await customerOf(product, 'demo');
});
afterAll(() => svelte.close());

async function logIn(page: Page, username = 'demo'): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu').fill(demoPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

test('the login says what is missing, and which role is refused', async () => {
  const { page, said } = await svelte.open('/', { width: 390 });
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await onPage(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await logIn(page, 'admin');
  await onPage(page.getByRole('alert')).toHaveText('Bạn không có quyền truy cập');
  expect(said).toEqual([]);
  await page.context().close();
});

test('a PC: it is made, becomes ready by an event, its time runs, and it is powered on', async () => {
  const { page, said } = await svelte.open('/');
  await logIn(page);
  await onPage(page.getByRole('article').first()).toBeVisible();
  const [itsPackage] = await customer.packages();
  await customer.rent('Máy Svelte', itsPackage?._id ?? '');
  // What happens elsewhere is seen when the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const card = page.getByRole('article').filter({ hasText: 'Máy Svelte' });
  await onPage(card).toContainText('Chờ tạo máy');
  await onPage(card.getByRole('button')).toHaveCount(0);

  await sandbox.advance(1);
  await onPage(card).toContainText('Sẵn sàng');
  const left = card.getByText(/\d+ (phút|giây)$/);
  const before = await left.textContent();
  await onPage(left).not.toHaveText(before ?? '');
  await card.getByRole('button', { name: 'Bật nguồn' }).click();
  await onPage(card.getByRole('status')).toHaveText('Đã gửi lệnh bật nguồn');
  expect(await faultsOf(page)).toEqual([]);
  expect(said).toEqual([]);
  await page.context().close();
});

test('a top-up: typed as people do, its code is that of the transfer, and its payment is seen', async () => {
  const { page, said } = await svelte.open('/', { width: 390, scheme: 'dark' });
  await logIn(page);
  const { balance } = await customer.account();
  await page.getByRole('button', { name: 'Nạp tiền' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số tiền').fill('20k');
  await dialog.getByRole('button', { name: 'Tạo mã QR' }).click();
  await onPage(dialog.getByText('Nạp tối thiểu 50.000đ')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Số tiền').fill('1,5tr');
  await dialog.getByLabel('Ngân hàng nhận').selectOption({ label: 'Techcombank' });
  await dialog.getByRole('button', { name: 'Tạo mã QR' }).click();

  await onPage(dialog.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await onPage(dialog.getByRole('heading')).toBeFocused();
  const picture = PNG.sync.read(await dialog.getByRole('img').screenshot());
  const payload = decode(Uint8ClampedArray.from(picture.data), picture.width, picture.height)?.data;
  const transfer = readVietQrPayload(payload ?? '');
  const content = transfer?.content ?? '';
  expect(transfer?.amount).toBe(1_500_000);
  await onPage(dialog.getByText(content, { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await sandbox.pay((await customer.recharge(content))._id);
  await onPage(dialog.getByRole('heading')).toHaveText('Nạp tiền thành công');
  await onPage(dialog.getByRole('status')).toHaveText('1.500.000 VNĐ đã vào số dư của bạn.');
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  const shown = new Intl.NumberFormat('vi-VN').format(balance + 1_500_000);
  await onPage(page.getByRole('banner')).toContainText(`${shown} VNĐ`);
  expect(said).toEqual([]);
  await page.context().close();
});
