import { readFile } from 'node:fs/promises';
import type { Customer } from './customer.ts';
import { portalOf } from './portal.ts';
import { readRdpFile } from './rdp-file.ts';
import type { Sandbox } from './sandbox.ts';
import { expect } from './test.ts';

/** A person without an account. */
export interface Newcomer {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** A new person whom no other journey uses. */
export function newcomer(tag: string): Newcomer {
  const username = `khach-${tag}`;
  return {
    username,
    fullName: 'Nguyễn Thị Ẩn',
    email: `${username}@vidu.vn`,
    phone: '0901234567',
    password: 'mat-khau-cua-toi-1',
  };
}

/** Fills the sign-up form and reads the dialog that asks to open the mail. */
export async function register(customer: Customer, person: Newcomer): Promise<void> {
  const { page } = customer;
  await page.goto('/register');
  await customer.type(page.getByLabel('Tên đăng nhập'), person.username);
  await customer.type(page.getByLabel('Họ và tên'), person.fullName);
  await customer.type(page.getByLabel('Email'), person.email);
  await customer.type(page.getByLabel('Số điện thoại'), person.phone);
  await customer.type(page.getByLabel('Mật khẩu', { exact: true }), person.password);
  await customer.type(page.getByLabel('Nhập lại mật khẩu'), person.password);
  await customer.press(page.getByRole('checkbox'));
  await customer.press(page.getByRole('button', { name: 'Đăng ký' }));
  await expect(page.getByRole('dialog')).toContainText(person.email);
}

/** Opens the link that was mailed, and presses the button of its page. */
export async function verify(
  customer: Customer,
  sandbox: Sandbox,
  person: Newcomer,
): Promise<void> {
  const [mail] = await sandbox.outbox(person.email);
  expect(mail?.link).toContain('/verify-email?token=');
  await customer.page.goto(mail?.link ?? '');
  await customer.press(customer.page.getByRole('button', { name: 'Xác minh email' }));
  await expect(customer.page).toHaveURL(/\/login\?verified=1$/);
}

/** Signs in on the login screen that is shown. */
export async function logIn(
  customer: Customer,
  { username, password }: Pick<Newcomer, 'username' | 'password'>,
): Promise<void> {
  const { page } = customer;
  await customer.type(page.getByLabel('Tên đăng nhập'), username);
  await customer.type(page.getByLabel('Mật khẩu', { exact: true }), password);
  await customer.press(page.getByRole('button', { name: 'Đăng nhập' }));
}

/** Closes the notification that a login may bring. */
export async function dismissNotification(customer: Customer): Promise<void> {
  const { page } = customer;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Asks for a top-up of this many VND and leaves the QR on screen. @returns the id of the recharge, out of the address */
export async function askForRecharge(customer: Customer, money: string): Promise<string> {
  const { page } = customer;
  const portal = portalOf(page);
  await customer.press(portal.topUp);
  const form = portal.dialog('Nạp tiền');
  await customer.type(form.getByRole('textbox', { name: 'Số tiền' }), money);
  await expect(form.getByLabel('Ngân hàng nhận')).toBeEnabled();
  await customer.select(form.getByLabel('Ngân hàng nhận'), 'Vietcombank');
  await customer.press(form.getByRole('button', { name: 'Tạo mã QR' }));
  await expect(portal.dialog('Quét mã để chuyển khoản')).toBeVisible();
  await expect(page).toHaveURL(/recharge=[0-9a-f]{24}/);
  return new URL(page.url()).searchParams.get('recharge') ?? '';
}

/** Creates a PC of a package. */
export async function createPc(customer: Customer, offer: string, name: string): Promise<void> {
  const { page } = customer;
  const portal = portalOf(page);
  await customer.press(page.getByRole('button', { name: 'Tạo PC' }).first());
  const dialog = portal.dialog('Tạo PC');
  await customer.choose(dialog.getByRole('radio', { name: new RegExp(`^${offer}\\b`) }));
  await customer.type(dialog.getByLabel('Tên PC'), name);
  await customer.press(dialog.getByRole('button', { name: 'Tạo PC' }));
  await expect(portal.notice('Tạo thành công')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(portal.card(name)).toContainText('Chưa thuê');
}

/** Opens the rental dialog of a PC and chooses a period in hours. */
export async function chooseHours(customer: Customer, name: string, hours: string): Promise<void> {
  const portal = portalOf(customer.page);
  await customer.press(portal.card(name).getByRole('button', { name: 'Bắt Đầu Thuê' }));
  const dialog = portal.dialog(`Thuê máy “${name}”`);
  await customer.type(dialog.getByRole('spinbutton', { name: 'Số giờ' }), hours);
}

/** Presses Remote Desktop and reads the file that is saved. */
export async function openRemoteDesktop(
  customer: Customer,
  name: string,
): Promise<{ readonly fileName: string; readonly settings: ReadonlyMap<string, string> }> {
  const portal = portalOf(customer.page);
  const saving = customer.page.waitForEvent('download');
  await customer.press(portal.card(name).getByRole('button', { name: 'Remote Desktop' }));
  const download = await saving;
  const settings = readRdpFile(await readFile(await download.path()));
  return { fileName: download.suggestedFilename(), settings };
}
