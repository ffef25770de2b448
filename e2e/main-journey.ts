import { test } from '@playwright/test';
import type { Customer } from './customer.ts';
import {
  askForRecharge,
  chooseHours,
  createPc,
  dismissNotification,
  logIn,
  type Newcomer,
  openRemoteDesktop,
  register,
} from './journey.ts';
import { portalOf } from './portal.ts';
import { expect } from './test.ts';

/** The actions of bank and operator in a journey: the sandbox of our server, or the literal backend. */
export interface Operator {
  /** The bank transfer of this recharge arrives. */
  pay(rechargeId: string): void | Promise<void>;
  /** Every machine finishes its work. */
  finishWork(): void | Promise<void>;
}

/** What differs between the backends of the journey. */
export interface MainJourney {
  readonly person: Newcomer;
  readonly operator: Operator;
  /** Activates the new account, and leaves its owner at the login. */
  readonly openAccount: () => Promise<void>;
  /** Name of a package, and its price of an hour in VND, for a customer without a discount. */
  readonly offer: { readonly name: string; readonly hour: number };
}

const vnd = (amount: number) => amount.toLocaleString('vi-VN');

/** A new customer registers, tops up 100.000 VND, rents a PC, opens it, extends it and leaves. */
export async function walkMainJourney(
  customer: Customer,
  { person, operator, openAccount, offer }: MainJourney,
): Promise<void> {
  const { page } = customer;
  const portal = portalOf(page);
  const pc = 'Render Tết 2027';
  const topUp = 100_000;

  // @spec 2.1 4.10
  await test.step('register, log in', async () => {
    await register(customer, person);
    await openAccount();
    await logIn(customer, person);
    await dismissNotification(customer);
    await expect(portal.heading('Thuê PC GPU')).toBeVisible();
    await expect(portal.balance).toHaveText('0');
    await expect(page.getByText('Không có dữ liệu')).toBeVisible();
  });

  // @spec 2.34 2.44 9.16
  await test.step('top up 100.000 by QR; the balance follows without a reload', async () => {
    const recharge = await askForRecharge(customer, String(topUp));
    const qr = portal.dialog('Quét mã để chuyển khoản');
    await expect(qr.getByRole('timer')).toContainText(/^1[45]:\d\d$/);
    await expect(qr.getByRole('img', { name: /Mã QR chuyển 100\.000/ })).toBeVisible();
    await operator.pay(recharge);
    await expect(portal.balance).toHaveText('100.000');
    await expect(page.getByRole('dialog')).toContainText('100.000');
    await customer.press(page.getByRole('dialog').getByRole('button', { name: 'Hoàn tất' }));
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  // @spec 2.53 2.56 2.62 4.15 4.16 4.21
  await test.step('create a PC and rent it for 2 hours', async () => {
    await createPc(customer, offer.name, pc);
    await chooseHours(customer, pc, '2');
    const rental = portal.dialog(`Thuê máy “${pc}”`);
    await expect(rental).toContainText(`2 giờ × ${vnd(offer.hour)}`);
    await expect(rental).toContainText(vnd(topUp - 2 * offer.hour));
    await customer.press(
      rental.getByRole('button', { name: `Thuê máy, trả ${vnd(2 * offer.hour)}` }),
    );
    await expect(portal.notice(`Image: ${pc} đang được boot`)).toBeVisible();
    await expect(portal.card(pc).getByRole('button', { name: 'Chờ tạo máy…' })).toBeVisible();
    await expect(portal.balance).toHaveText(vnd(topUp - 2 * offer.hour));
  });

  // @spec 4.18 4.26
  await test.step('it becomes ready by a real-time event; the file opens it', async () => {
    const card = portal.card(pc);
    await operator.finishWork();
    await expect(card.getByRole('button', { name: 'Remote Desktop' })).toBeVisible();
    await expect(card.getByRole('timer')).toContainText(/1\s*giờ\s*59\s*phút|2\s*giờ/);
    const { fileName, settings } = await openRemoteDesktop(customer, pc);
    expect(fileName).toMatch(/\.rdp$/);
    const sheet = portal.dialog(`Kết nối tới “${pc}”`);
    const host = settings.get('full address');
    const user = settings.get('username');
    expect(host).toMatch(/^[\w.-]+(:\d+)?$/);
    expect(user).toBeTruthy();
    await expect(sheet).toContainText(host ?? '');
    await expect(sheet).toContainText(user ?? '');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  // @spec 2.56 8.6
  await test.step('extend by an hour', async () => {
    await customer.press(portal.card(pc).getByRole('button', { name: 'Gia hạn' }));
    const dialog = portal.dialog(`Gia hạn máy “${pc}”`);
    await customer.type(dialog.getByRole('spinbutton', { name: 'Số giờ' }), '1');
    await customer.press(dialog.getByRole('button', { name: `Gia hạn, trả ${vnd(offer.hour)}` }));
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    await expect(portal.balance).toHaveText(vnd(topUp - 3 * offer.hour));
    await expect(portal.card(pc).getByRole('timer')).toContainText(/2\s*giờ\s*59\s*phút|3\s*giờ/);
  });

  // @spec 2.3
  await test.step('the recharge is in the history', async () => {
    await page.goto('/payment-history');
    await expect(portal.heading('Nạp tiền')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('100.000');
    await expect(page.getByRole('main')).toContainText('Thành công');
  });

  // @spec 2.30 2.33
  await test.step('log out', async () => {
    await page.goto('/');
    await expect(portal.heading('Thuê PC GPU')).toBeVisible();
    const menu = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(person.fullName) });
    await customer.press(menu);
    await customer.press(page.getByRole('menuitem', { name: 'Đăng xuất' }));
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('app_access_token'))).toBeNull();
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  });
}
