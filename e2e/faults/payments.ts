import { expect, type Locator, type Page } from '@playwright/test';
import type { OperationId } from '@tram/api/operations';
import { portalOf } from '../portal.ts';
import { makePc, type Backend } from './backend.ts';

/** An action that costs money, or requests a top-up. */
export interface Payment {
  /** Where it is and what is pressed, for docs/fault-matrix.md. */
  readonly how: string;
  /** The screen on which it begins. */
  readonly screen: string;
  /** Creates the data that it needs. @param times how often it will be paid */
  readonly begin?: (backend: Backend, times: number) => Promise<void>;
  /** From the screen to the form. @param time number of the payment, from 1 */
  readonly open: (page: Page, time: number) => Promise<void>;
  readonly type: (page: Page) => Promise<void>;
  /** What was typed is still there. */
  readonly kept: (page: Page) => Promise<void>;
  /** The button, whose label names the price where there is one. */
  readonly press: (page: Page) => Locator;
  /** The words after a lost answer. @default 'Chưa nhận được trả lời của máy chủ.' */
  readonly unsure?: string;
  /** It was done; the page is ready for the next one. */
  readonly paid: (page: Page, time: number) => Promise<void>;
  /** How many of it the server has: one more with each. For those without a record the balance shows it. */
  readonly count?: (backend: Backend) => Promise<number>;
}

type Payments = Partial<Readonly<Record<OperationId, Payment>>>;

const dialogOf = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => expect(dialogOf(page)).toHaveCount(0);
const submit = (name: RegExp) => (page: Page) => dialogOf(page).getByRole('button', { name });

/** A field of the dialog, what is typed into it, and that it is still there. */
function typed(name: string, value: string, role: 'spinbutton' | 'textbox' = 'spinbutton') {
  const field = (page: Page) => dialogOf(page).getByRole(role, { name });
  return {
    type: (page: Page) => field(page).fill(value),
    kept: (page: Page) => expect(field(page)).toHaveValue(value),
  };
}

/** A link of the side menu. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

const pcPayments = {
  createOrder: {
    how: 'My PCs, ‘Bắt Đầu Thuê’, hours typed, ‘Thuê máy, trả …’',
    screen: '/',
    async begin(backend, times) {
      for (let time = 1; time <= times; time += 1) await makePc(backend, `Máy thuê ${time}`);
    },
    open: (page, time) => portalOf(page).pressOnCard(`Máy thuê ${time}`, 'Bắt Đầu Thuê'),
    ...typed('Số giờ', '2'),
    press: submit(/^Thuê máy, trả/),
    async paid(page, time) {
      await expect(portalOf(page).notice(`Image: Máy thuê ${time} đang được boot`)).toBeVisible();
      await closed(page);
    },
    count: (backend) => backend.count('/orders'),
  },
  extendOrder: {
    how: 'My PCs, ‘Gia hạn’, days typed, ‘Gia hạn, trả …’',
    screen: '/',
    open: (page) => portalOf(page).pressOnCard('Render Tết 2027', 'Gia hạn'),
    ...typed('Số ngày', '2'),
    press: submit(/^Gia hạn, trả/),
    paid: closed,
  },
} as const satisfies Payments;

const vpsPayments = {
  createVpsOrder: {
    how: 'VPS, ‘Chọn gói’, system and months, ‘Thuê VPS, trả …’',
    screen: '/vps',
    open: (page) => page.getByRole('button', { name: 'Chọn gói VPS 2' }).click(),
    async type(page) {
      await dialogOf(page).getByRole('radio', { name: 'Ubuntu' }).check({ force: true });
      await typed('Số tháng', '2').type(page);
    },
    async kept(page) {
      await expect(dialogOf(page).getByRole('radio', { name: 'Ubuntu' })).toBeChecked();
      await typed('Số tháng', '2').kept(page);
    },
    press: submit(/^Thuê VPS, trả/),
    async paid(page) {
      await expect(page).toHaveURL(/\/order-vps-management$/);
      await goTo(page, 'Thuê VPS');
    },
    count: (backend) => backend.count('/orders-vps'),
  },
  extendVpsOrder: {
    how: 'VPS orders, dialog of an order, months typed, ‘Gia hạn, trả …’',
    screen: '/order-vps-management',
    open: (page) =>
      page
        .getByRole('button', { name: /^Thao tác với VPS 8/ })
        .first()
        .click(),
    ...typed('Số tháng', '2'),
    press: submit(/^Gia hạn, trả/),
    paid: closed,
  },
} as const satisfies Payments;

const cloudPayments = {
  createCloudImage: {
    how: 'Cloud catalogue, ‘Chọn gói’, a name typed, ‘Thuê máy, trả …’',
    screen: '/create-clouds',
    open: (page) => page.getByRole('button', { name: 'Chọn gói Game Nhẹ' }).click(),
    ...typed('Tên máy', 'Máy thuê một lần', 'textbox'),
    press: submit(/^Thuê máy, trả/),
    async paid(page) {
      await expect(page).toHaveURL(/\/clouds$/);
      await page.getByRole('main').getByRole('link', { name: 'Create Cloud' }).first().click();
    },
    count: (backend) => backend.count('/image-cloud'),
  },
  extendCloudImage: {
    how: 'Clouds, ‘Gia hạn’ of a card, ‘Gia hạn, trả …’',
    screen: '/clouds',
    open: (page) => portalOf(page).pressOnCard('Photoshop và Premiere', 'Gia hạn'),
    type: async () => undefined,
    kept: (page) => expect(dialogOf(page)).toContainText('Gia hạn máy “Photoshop và Premiere”'),
    press: submit(/^Gia hạn, trả/),
    paid: closed,
  },
} as const satisfies Payments;

const rechargePayments = {
  requestRecharge: {
    how: 'any screen, ‘Nạp tiền’, sum and bank, ‘Tạo mã QR’',
    screen: '/payment-history',
    open: (page) => portalOf(page).topUp.click(),
    async type(page) {
      await dialogOf(page).getByRole('textbox', { name: 'Số tiền' }).fill('70000');
      const bank = dialogOf(page).getByLabel('Ngân hàng nhận');
      await expect(bank).toBeEnabled();
      await bank.selectOption({ label: 'Vietcombank' });
    },
    async kept(page) {
      await expect(dialogOf(page).getByRole('textbox', { name: 'Số tiền' })).toHaveValue('70.000');
      await expect(dialogOf(page).getByLabel('Ngân hàng nhận')).not.toHaveValue('');
    },
    press: submit(/^Tạo mã QR/),
    unsure: 'Kết nối bị ngắt khi đang tạo mã.',
    async paid(page) {
      const qr = portalOf(page).dialog('Quét mã để chuyển khoản');
      await qr.getByRole('button', { name: 'Hoàn tất' }).click();
      await closed(page);
    },
    count: (backend) => backend.count('/recharges'),
  },
} as const satisfies Payments;

/** Every operation that costs money, and the one that requests a top-up. */
export const payments = { ...pcPayments, ...vpsPayments, ...cloudPayments, ...rechargePayments };
