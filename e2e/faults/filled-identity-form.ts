import type { Page } from '@playwright/test';
import { pointerCustomer } from '../customer.ts';
import {
  choosePicture,
  drawSignature,
  fillPerson,
  type PictureFile,
  pictureFor,
  places,
} from '../identity-form.ts';
import { expect } from './test.ts';

const citizenNumber = '079 096 001 234';

const numberField = (page: Page) => page.getByLabel('Số CCCD', { exact: true });
const boxes = (page: Page) => [
  page.getByRole('checkbox', { name: 'Tôi xác nhận thông tin trên là đúng' }),
  page.getByRole('checkbox', { name: /dữ liệu cá nhân nhạy cảm/ }),
];
const chosen = (page: Page) => page.getByText('Đã chọn', { exact: true });
const signed = (page: Page, state: 'đã ký' | 'chưa ký') =>
  page.getByRole('img', { name: `Chữ ký của bạn: ${state}` });

/** The pictures, drawn once a page. */
const drawn = new WeakMap<Page, readonly PictureFile[]>();

async function picturesFor(page: Page): Promise<readonly PictureFile[]> {
  const ready = drawn.get(page) ?? [
    await pictureFor(page, 0),
    await pictureFor(page, 1),
    await pictureFor(page, 2),
  ];
  drawn.set(page, ready);
  return ready;
}

/** Chooses pictures, signs and ticks: the fields that no draft keeps, except for the number of the card. */
async function chooseAndSign(page: Page): Promise<void> {
  const pictures = await picturesFor(page);
  for (const place of places.keys()) {
    await choosePicture(pointerCustomer(page), place, pictures[place]);
  }
  await expect(chosen(page)).toHaveCount(places.length);
  await drawSignature(page);
  for (const box of boxes(page)) await box.click();
}

/** Fills in everything that the form of identity verification has. */
export async function fillIdentity(page: Page): Promise<void> {
  await fillPerson(pointerCustomer(page), citizenNumber);
  await chooseAndSign(page);
}

/** Everything typed, chosen and drawn is there. */
export async function expectFilled(page: Page): Promise<void> {
  await expect(numberField(page)).toHaveValue(citizenNumber);
  await expectTyped(page);
  await expect(chosen(page)).toHaveCount(places.length);
  await expect(signed(page, 'đã ký')).toBeVisible();
  for (const box of boxes(page)) await expect(box).toBeChecked();
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Ngày sinh')).toHaveValue('14/08/1996');
  await expect(page.getByLabel('Ngày cấp', { exact: true })).toHaveValue('22/05/2022');
  await expect(page.getByLabel('Nơi cấp')).toHaveValue('Cuc Canh sat');
  await expect(page.getByLabel('Địa chỉ')).toHaveValue('27 Duong So 9');
}

/**
 * Signed in again: what was typed is there, and the form says that the rest was not kept: the pictures, the number of the card, the
 * signature and the consent, with which another person at this computer could sign in the customer's name. It is filled in again.
 */
export async function refillIdentity(page: Page): Promise<void> {
  const told = page.getByText('Những gì bạn đã nhập vẫn còn.');
  await expect(told).toBeVisible();
  await expectTyped(page);
  await expect(numberField(page)).toHaveValue('');
  await expect(chosen(page)).toHaveCount(0);
  await expect(signed(page, 'chưa ký')).toBeVisible();
  for (const box of boxes(page)) await expect(box).not.toBeChecked();
  await numberField(page).fill(citizenNumber);
  await chooseAndSign(page);
  await expect(told).toBeHidden();
}
