import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyPage } from './any-page.ts';
import type { Customer } from './customer.ts';
import type { Sandbox } from './sandbox.ts';

/** The fields for pictures, by their labels. */
export const places = ['CCCD mặt trước', 'CCCD mặt sau', 'Chân dung cầm CCCD'] as const;

/** A file for the browser's file chooser. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A fictitious document: sharp, evenly lit, all in the picture, and another one for each field. */
export async function pictureFor(page: AnyPage, place: number): Promise<PictureFile> {
  const content = await page.evaluate(async (which) => {
    const canvas = new OffscreenCanvas(1200, 760);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas.');
    context.fillStyle = '#8fa8ad';
    context.fillRect(0, 0, 1200, 760);
    context.fillStyle = '#d9e4e2';
    context.fillRect(90, 70, 1020, 620);
    context.fillStyle = '#3a4a52';
    const left = [140, 520, 330][which] ?? 140;
    context.fillRect([160, 820, 500][which] ?? 0, [300, 120, 420][which] ?? 0, 220, 230);
    context.font = '600 30px sans-serif';
    for (let row = 0; row < 8; row += 1) {
      const words = 'CONG HOA XA HOI 079 096 001 234'.slice(row, 22 + ((row * 5 + which * 3) % 9));
      context.fillText(words, left, 150 + row * 66);
    }
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return [...new Uint8Array(await picture.arrayBuffer())];
  }, place);
  return { name: `anh-${place}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(content) };
}

/** Chooses a file for a field, in the browser's file chooser. */
export async function choosePicture(
  customer: Customer,
  place: number,
  file?: PictureFile,
): Promise<void> {
  const { page } = customer;
  const opening = page.waitForEvent('filechooser');
  await customer.press(page.getByLabel(new RegExp(`^${places[place] ?? ''}: (Chọn|Đổi) ảnh$`)));
  const chooser = await opening;
  await chooser.setFiles(file ?? (await pictureFor(page, place)));
}

/** Fills in the person who signs; name, phone and e-mail are filled in from the account. */
export async function fillPerson(
  customer: Customer,
  citizenNumber: string,
  issueDate = '22/05/2022',
): Promise<void> {
  const { page } = customer;
  await customer.type(page.getByLabel('Số CCCD', { exact: true }), citizenNumber);
  await customer.type(page.getByLabel('Ngày sinh'), '14/08/1996');
  await customer.type(page.getByLabel('Ngày cấp', { exact: true }), issueDate);
  await customer.type(page.getByLabel('Nơi cấp'), 'Cuc Canh sat');
  await customer.type(page.getByLabel('Địa chỉ'), '27 Duong So 9');
}

/** Draws two lines on the pad. */
export async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Chữ ký của bạn: chưa ký' });
  await pad.scrollIntoViewIfNeeded();
  // The pen disables touch scrolling on its canvas; before that it is not loaded.
  await expect(pad).toHaveCSS('touch-action', 'none');
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The pad has no place on the page.');
  for (const height of [0.4, 0.6]) {
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * height);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 12 });
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * height, { steps: 12 });
    await page.mouse.up();
  }
  await expect(page.getByRole('img', { name: 'Chữ ký của bạn: đã ký' })).toBeVisible();
}

/** Signs with a typed name. */
export async function typeSignature(customer: Customer, name: string): Promise<void> {
  const { page } = customer;
  await customer.press(page.getByRole('button', { name: 'Gõ tên thay cho ký tay' }));
  await customer.type(page.getByLabel('Họ và tên người ký'), name);
  await expect(page.getByRole('img', { name: 'Chữ ký của bạn: đã ký' })).toBeVisible();
}

/** Ticks both boxes and sends the form: the dialog opens. */
export async function agreeAndSend(customer: Customer): Promise<void> {
  const { page } = customer;
  await customer.press(page.getByRole('checkbox', { name: 'Tôi xác nhận thông tin trên là đúng' }));
  await customer.press(page.getByRole('checkbox', { name: /dữ liệu cá nhân nhạy cảm/ }));
  await customer.press(page.getByRole('button', { name: 'Tải lên và xác minh' }));
}

/** The newest code in the mailbox. */
export async function mailedCode(sandbox: Sandbox, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await sandbox.outbox(address)).find(({ text }) => /là: \d{6}/.test(text));
      code = mail === undefined ? undefined : /là: (\d{6})/.exec(mail.text)?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/**
 * Has a code mailed and enters it.
 * @param readCode the code in the mailbox
 */
export async function confirmByCode(
  customer: Customer,
  readCode: () => Promise<string>,
  dialog: (name: string) => Locator,
): Promise<void> {
  await customer.press(dialog('Chọn cách xác minh').getByRole('button', { name: 'Gửi mã OTP' }));
  const entry = dialog('Nhập mã OTP');
  await expect(entry).toBeVisible();
  await customer.type(entry.getByRole('textbox', { name: 'Mã OTP' }), await readCode());
  await customer.press(entry.getByRole('button', { name: 'Xác nhận' }));
}
