import type { Locator, Page } from '@playwright/test';
import { pointerCustomer } from './customer.ts';
import { createPc } from './journey.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** Types into a field key by key, or pastes into it, as a customer does. */
const ways = [
  ['typed', async (field: Locator, text: string) => field.pressSequentially(text)],
  [
    'pasted',
    async (field: Locator, text: string) => {
      await field.focus();
      await field.page().keyboard.insertText(text);
    },
  ],
] as const;

/**
 * Enters each text and presses: the field keeps it, says what is wrong and has the focus, and nothing has a price.
 * @param texts each with what is said of it
 */
async function refusesEach(
  dialog: Locator,
  field: Locator,
  {
    enter,
    press,
    texts,
  }: {
    readonly enter: (typeof ways)[number][1];
    readonly press: Locator;
    readonly texts: readonly (readonly [text: string, message: string])[];
  },
): Promise<void> {
  for (const [text, message] of texts) {
    await field.clear();
    await enter(field, text);
    await press.click();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('button', { name: /trả/ })).toHaveCount(0);
  }
}

/** Addresses of the calls that cost money or create something, as they are sent. */
function writesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (
      request.method() !== 'GET' &&
      /\/api\/(?:orders|orders-vps|recharges)/.test(request.url())
    ) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  return sent;
}

for (const [how, enter] of ways) {
  // @spec 5.15
  test(`hours that are no whole number, ${how}, stay in the field, have no price and are not charged`, async ({
    page,
    product,
    sandbox,
    newCustomer,
  }) => {
    await sandbox.changeAccount(newCustomer, { balance: 1_000_000 });
    await signIn(page, product.origin, newCustomer);
    await page.goto('/');
    const portal = portalOf(page);
    await createPc(pointerCustomer(page), 'G1080', 'Máy lẻ giờ');
    const writes = writesOf(page);
    await portal.card('Máy lẻ giờ').getByRole('button', { name: 'Bắt Đầu Thuê' }).click();
    const dialog = portal.dialog('Thuê máy “Máy lẻ giờ”');
    const hours = dialog.getByRole('spinbutton', { name: 'Số giờ' });
    await refusesEach(dialog, hours, {
      enter,
      press: dialog.getByRole('button', { name: 'Thuê máy', exact: true }),
      texts: [
        ['1,5', 'Vui lòng nhập số nguyên, từ 1 đến 8.760 giờ'],
        ['1e3', 'Vui lòng nhập số nguyên, từ 1 đến 8.760 giờ'],
        ['99999', 'Vui lòng nhập nhiều nhất 8.760 giờ'],
      ],
    });
    await dialog.locator('label', { hasText: 'Tháng' }).click();
    await expect(dialog.getByRole('spinbutton', { name: 'Số tháng' })).toHaveAccessibleDescription(
      /Vui lòng nhập nhiều nhất 60 tháng/,
    );
    expect(writes).toEqual([]);
  });

  // @spec 5.16
  test(`months of a VPS that are no whole number, ${how}, are not charged`, async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/vps');
    const writes = writesOf(page);
    await page.getByRole('button', { name: 'Chọn gói VPS 2' }).click();
    const dialog = portalOf(page).dialog('Thuê VPS 2');
    const months = dialog.getByRole('spinbutton', { name: 'Số tháng' });
    await dialog.locator('label', { hasText: 'Ubuntu' }).click();
    await refusesEach(dialog, months, {
      enter,
      press: dialog.getByRole('button', { name: /^Thuê VPS/ }),
      texts: [
        ['1,5', 'Vui lòng nhập số nguyên, từ 1 đến 120 tháng'],
        ['1e3', 'Vui lòng nhập số nguyên, từ 1 đến 120 tháng'],
        ['99999', 'Vui lòng nhập nhiều nhất 120 tháng'],
      ],
    });
    expect(writes).toEqual([]);
  });

  // @spec 5.12
  test(`an amount that is no whole number, ${how}, becomes no other top-up`, async ({
    page,
    product,
  }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto('/');
    const portal = portalOf(page);
    const writes = writesOf(page);
    await portal.topUp.click();
    const form = portal.dialog('Nạp tiền');
    const money = form.getByRole('textbox', { name: 'Số tiền' });
    for (const text of ['1,5', '1e5', '-500000']) {
      await money.clear();
      await enter(money, text);
      await form.getByRole('button', { name: 'Tạo mã QR' }).click();
      await expect(money).toHaveValue(text);
      await expect(money).toHaveAttribute('aria-invalid', 'true');
      await expect(money).toHaveAccessibleDescription(/Vui lòng nhập số tiền là số nguyên/);
    }
    for (const text of ['1.500.000', '1 500 000 VNĐ', '1,5tr']) {
      await money.clear();
      await enter(money, text);
      await expect(form).toContainText('Số dư sau khi nạp');
      await money.blur();
      await expect(money).toHaveValue('1.500.000');
      await expect(money).toHaveAttribute('aria-invalid', 'false');
    }
    expect(writes).toEqual([]);
  });
}

// @spec 2.41
test('an amount over the limit is said to be too large, and the list of banks is not asked for it', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/');
  const portal = portalOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/banks')) asked.push(request.url());
  });
  await portal.topUp.click();
  const form = portal.dialog('Nạp tiền');
  const money = form.getByRole('textbox', { name: 'Số tiền' });
  const bank = form.getByLabel('Ngân hàng nhận');
  await money.fill('1000000001');
  await expect(bank).toHaveAccessibleDescription(/nhiều nhất 1\.000\.000\.000\sVNĐ/);
  await expect(bank).toBeDisabled();
  await money.blur();
  await expect(money).toHaveAccessibleDescription(/Nạp tối đa 1\.000\.000\.000đ mỗi lần/);
  // Nor is a bank missed that cannot be chosen.
  await form.getByRole('button', { name: 'Tạo mã QR' }).click();
  await expect(money).toBeFocused();
  await expect(bank).toHaveAccessibleDescription(/nhiều nhất 1\.000\.000\.000\sVNĐ/);
  // The banks of a sum that can be topped up come, and no call before them was for another.
  await money.fill('500000');
  await expect(bank).toBeEnabled();
  await expect(form.getByText('Chưa tải được danh sách ngân hàng.')).toHaveCount(0);
  expect(asked.map((address) => new URL(address).searchParams.get('money'))).toEqual(['500000']);
});

test('the calculator of the landing page prices no other period than the one that is typed', async ({
  page,
}) => {
  await page.goto('/home');
  const period = page.getByRole('spinbutton', { name: 'Thời gian' });
  const calculator = page.getByRole('region', { name: 'Tính tiền thuê' });
  await expect(calculator).toContainText('6 giờ ×');
  for (const text of ['1,5', '1e3', '99999']) {
    await period.fill(text);
    await expect(period).toHaveValue(text);
    await expect(calculator).toContainText('Nhập thời gian thuê');
    await expect(calculator).not.toContainText('giờ ×');
    await period.blur();
    await expect(period).toHaveAttribute('aria-invalid', 'true');
  }
});
