import { type Locator, type Page, test } from '@playwright/test';
import type { Customer } from './customer.ts';
import { chooseHours, createPc } from './journey.ts';
import { portalOf } from './portal.ts';
import { expect } from './test.ts';

/** Discounts of an account, in percent. */
export interface Discounts {
  readonly discount_pc: number;
  readonly discount_vps: number;
  readonly discount_cloud: number;
}

/** Those that the customer of these tests has at first. */
export const firstDiscounts: Discounts = { discount_pc: 5, discount_vps: 10, discount_cloud: 10 };
export const noDiscounts: Discounts = { discount_pc: 0, discount_vps: 0, discount_cloud: 0 };

/** Something that a customer with 1.000.000 VND and `firstDiscounts` is about to pay for. */
export interface Purchase {
  readonly name: string;
  /** Leaves the dialog open, with everything chosen. @returns it */
  readonly open: (customer: Customer) => Promise<Locator>;
  /** What its button says, with the sum in place of `…`. */
  readonly press: string;
  /** With and without the discount. */
  readonly totals: readonly [string, string];
  /** The balance when the second has been paid. */
  readonly left: string;
}

const pc: Purchase = {
  name: 'a PC',
  async open(customer) {
    await customer.page.goto('/');
    await createPc(customer, 'G1080', 'Máy đổi giá');
    await chooseHours(customer, 'Máy đổi giá', '6');
    return portalOf(customer.page).dialog('Thuê máy “Máy đổi giá”');
  },
  press: 'Thuê máy, trả …',
  totals: ['85.500 VNĐ', '90.000 VNĐ'],
  left: '910.000',
};

export const vps: Purchase = {
  name: 'a VPS',
  async open(customer) {
    const { page } = customer;
    await page.goto('/vps');
    await customer.press(page.getByRole('button', { name: 'Chọn gói VPS 2' }));
    const dialog = portalOf(page).dialog('Thuê VPS 2');
    await customer.type(dialog.getByRole('spinbutton', { name: 'Số tháng' }), '2');
    await customer.choose(dialog.getByRole('radio', { name: 'Ubuntu' }));
    return dialog;
  },
  press: 'Thuê VPS, trả …',
  totals: ['324.000 VNĐ', '360.000 VNĐ'],
  left: '640.000',
};

export const cloud: Purchase = {
  name: 'a cloud machine',
  async open(customer) {
    const { page } = customer;
    await page.goto('/create-clouds');
    await customer.press(page.getByRole('button', { name: 'Chọn gói Game Nặng' }));
    return portalOf(page).dialog('Thuê máy cloud “Game Nặng”');
  },
  press: 'Thuê máy, trả …',
  totals: ['314.100 VNĐ', '349.000 VNĐ'],
  left: '651.000',
};

export const purchases: readonly Purchase[] = [pc, vps, cloud];

/** Holds what the page reads of the account: it reads it every now and then, and would find the new price before the press. */
async function holdAccountReads(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/accounts/me', async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/**
 * The discount ends after the button has named its price, and nothing tells the page: the press charges nothing and shows both prices;
 * the second press pays the new one, which the toast names.
 */
export async function confirmAgain(
  customer: Customer,
  { open, press, totals: [before, after], left }: Purchase,
  endDiscount: () => void | Promise<void>,
): Promise<void> {
  const portal = portalOf(customer.page);
  const dialog = await open(customer);
  const pay = (total: string) => dialog.getByRole('button', { name: press.replace('…', total) });
  await expect(pay(before)).toBeVisible();
  const releaseReads = await holdAccountReads(customer.page);
  await endDiscount();
  await test.step('the first press charges nothing', async () => {
    await customer.press(pay(before));
    releaseReads();
    await expect(dialog).toContainText(`Giá vừa đổi: ${before} → ${after}`);
    await expect(dialog).toContainText('Chúng tôi chưa trừ tiền');
    await expect(portal.balance).toHaveText('1.000.000');
  });
  await test.step('the second press pays what its button says', async () => {
    await customer.press(pay(after));
    await expect(portal.notice(`Đã trừ ${after}`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(portal.balance).toHaveText(left);
  });
}
