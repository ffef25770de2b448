/** The Vue example as a customer meets it: built, in a Chromium, against the started product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect as onPage } from '@playwright/test';
import { readVietQrPayload } from '@tram/machines/rules';
import decode from 'jsqr';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { Sandbox } from '../../e2e/sandbox.ts';
import { demoPassword } from '../../scripts/processes/session.ts';
import { type Customer, customerOf } from './customer.ts';
import { complaintsOf, faultsOf } from './page-faults.ts';
import { type BuiltVue, builtVue, pixelsOf } from './vue-page.ts';

const sandbox = new Sandbox(inject('origin'));
let customer: Customer;
let vue: BuiltVue;
let outDir: string;
const pages: Page[] = [];
/** What the pages have said in their consoles. */
const said: string[] = [];

beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'tram-vue-'));
  vue = await builtVue(inject('origin'), outDir);
  customer = await customerOf(inject('origin'), 'demo');
});
afterAll(async () => {
  await vue.close();
  await rm(outDir, { recursive: true, force: true });
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
  said.length = 0;
});

async function open(options?: Parameters<BuiltVue['open']>[0]): Promise<Page> {
  const page = await vue.open(options);
  pages.push(page);
  complaintsOf(page, said);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill('demo');
  await page.getByLabel('Mật khẩu').fill(demoPassword);
  await page.keyboard.press('Enter');
  await onPage(page.getByRole('heading', { name: 'Máy của bạn' })).toBeVisible();
  await onPage(page.getByRole('article').first()).toBeVisible();
}

test('the login says what is wrong, and which role is refused', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await onPage(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Tên đăng nhập').fill('admin');
  await page.getByLabel('Mật khẩu').fill(demoPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await onPage(page.getByRole('alert')).toHaveText('Bạn không có quyền truy cập');
  expect(said).toEqual([]);
});

test('a top-up, typed as people do, survives a reload and is paid by its event', async () => {
  const page = await open({ scheme: 'dark' });
  await signIn(page);
  const { balance } = await customer.account();
  await page.getByRole('button', { name: 'Nạp tiền' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số tiền').fill('20k');
  await dialog.getByRole('button', { name: 'Tạo mã QR' }).click();
  await onPage(dialog.getByText('Nạp tối thiểu 50.000đ')).toBeVisible();
  await dialog.getByLabel('Số tiền').fill('1,5tr');
  await dialog.getByLabel('Ngân hàng nhận').selectOption({ label: 'Techcombank' });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tạo mã QR' }).click();

  await onPage(dialog.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await onPage(dialog.getByRole('heading')).toBeFocused();
  const { edge, pixels } = await pixelsOf(page, /Mã QR chuyển 1\.500\.000 VNĐ/);
  const payload = decode(Uint8ClampedArray.from(pixels), edge, edge)?.data ?? '';
  const transfer = readVietQrPayload(payload);
  const content = transfer?.content ?? '';
  expect(transfer?.amount).toBe(1_500_000);
  await onPage(dialog.getByText(content, { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.reload();
  await onPage(page.getByRole('dialog').getByText(content, { exact: true })).toBeVisible();
  await sandbox.pay((await customer.recharge(content))._id);
  await onPage(dialog.getByRole('heading')).toHaveText('Nạp tiền thành công');
  await onPage(dialog.getByRole('status')).toContainText('1.500.000 VNĐ đã vào số dư của bạn.');
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  const shown = new Intl.NumberFormat('vi-VN').format(balance + 1_500_000);
  await onPage(page.getByRole('banner')).toContainText(`${shown} VNĐ`);
  expect(said).toEqual([]);
});

test('a PC goes from being made to ready on its own, and its time runs', async () => {
  const page = await open();
  await signIn(page);
  const [itsPackage] = await customer.packages();
  await customer.rent('Máy quay phim', itsPackage?._id ?? '');
  // What happens elsewhere is seen when the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const card = page.getByRole('article').filter({ hasText: 'Máy quay phim' });
  await onPage(card).toContainText('Chờ tạo máy');
  await onPage(card.getByRole('button')).toHaveCount(0);

  await sandbox.advance(1);
  await onPage(card).toContainText('Sẵn sàng');
  await onPage(
    page.getByRole('status').getByText('Máy “Máy quay phim” đã sẵn sàng.'),
  ).toBeVisible();
  const left = card.getByText(/\d+ (phút|giây)$/);
  const before = await left.textContent();
  await onPage(left).not.toHaveText(before ?? '');

  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Tải file Remote Desktop' }).click();
  expect((await download).suggestedFilename()).toBe('Máy quay phim.rdp');
  expect(await faultsOf(page)).toEqual([]);
  expect(said).toEqual([]);
});

test('a session that ends elsewhere ends here', async () => {
  const page = await open({ width: 1440 });
  await signIn(page);
  expect(await faultsOf(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(vue.origin);
  await other.getByRole('button', { name: 'Đăng xuất' }).click();
  await onPage(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  await onPage(page.getByRole('alert')).toHaveText('Bạn đã đăng xuất ở một cửa sổ khác.');
  expect(said).toEqual([]);
});
