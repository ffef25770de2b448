import { MINUTE, SECOND } from '@tram/machines/rules';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { examples } from 'virtual:contract-examples';
import { fill, openDialog, press, pressIn } from './interactions.ts';
import { serverTime, type PlainAnswer } from './answers.ts';

/** The account of the contract's examples, with the verification of a sample of the lifecycle. */
export function accountOf(sample: object, changes: object = {}) {
  const account = examples['getMyAccount']?.examples['accountSubmitted'];
  return { getMyAccount: { body: { ...Object(account), ...sample, ...changes } } };
}

/** The account has sent nothing yet. */
export const unsubmitted = { getMyAccount: { example: 'account' } } as const;

/** A fictitious document that passes the checks on the device. */
async function drawPaper(place: number): Promise<File> {
  const canvas = new OffscreenCanvas(1000, 640);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.fillStyle = '#cfe1e4';
  context.fillRect(0, 0, 1000, 640);
  context.fillStyle = '#3a4a52';
  context.fillRect(120 + place * 270, 90 + place * 140, 180, 180);
  context.font = '600 28px sans-serif';
  for (let row = 0; row < 8; row += 1) {
    context.fillText('CONG HOA XA HOI 079 096', 80 + ((row + place) % 3) * 180, 90 + row * 64);
  }
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([content], `cccd-${place}.jpg`, { type: 'image/jpeg' });
}

/** Drawn once, by the first story that needs them. */
const papers = new Map<number, Promise<File>>();

function paper(place: number): Promise<File> {
  const drawn = papers.get(place) ?? drawPaper(place);
  papers.set(place, drawn);
  return drawn;
}

/** Fills in the whole form and presses its button. */
export async function fillAndSend(): Promise<void> {
  const places = ['CCCD mặt trước', 'CCCD mặt sau', 'Chân dung cầm CCCD'];
  for (const [place, name] of places.entries()) {
    await userEvent.upload(await screen.findByLabelText(`${name}: Chọn ảnh`), await paper(place));
  }
  await waitFor(() => expect(screen.getAllByText('Đã chọn')).toHaveLength(3));
  const typed = {
    'Số CCCD': '079096001234',
    'Ngày sinh': '14/08/1996',
    'Ngày cấp': '22/05/2022',
    'Nơi cấp': 'Cục Cảnh sát QLHC về TTXH',
    'Địa chỉ': '27 Đường Số 9, P. An Khánh, TP. Hồ Chí Minh',
  };
  for (const [label, text] of Object.entries(typed)) {
    await fill(screen.getByRole('textbox', { name: label }), text);
  }
  await press('Gõ tên thay cho ký tay');
  await fill(screen.getByRole('textbox', { name: 'Họ và tên người ký' }), 'Quốc Bửu');
  await screen.findByRole('img', { name: 'Chữ ký của bạn: đã ký' });
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Tải lên và xác minh');
}

/**
 * A code was mailed, valid for ten minutes.
 * @param pause until another one can be requested, ms
 */
export function codeMailed(pause = 42 * SECOND): PlainAnswer {
  return {
    body: {
      statusCode: 200,
      message: 'Đã gửi mã OTP đến email của bạn',
      expiresAt: new Date(serverTime + 10 * MINUTE).toISOString(),
      resendAt: new Date(serverTime + pause).toISOString(),
    },
  };
}

/** Fills the form and has a code mailed: the dialog of the code is open. */
export async function askForCode(): Promise<void> {
  await fillAndSend();
  await pressIn('Chọn cách xác minh', 'Gửi mã OTP');
  await openDialog('Nhập mã OTP');
}

/** The same, enters the code and uploads the form. */
export async function upload(): Promise<void> {
  await askForCode();
  await fill(screen.getByRole('textbox', { name: 'Mã OTP' }), '482913');
  await pressIn('Nhập mã OTP', 'Xác nhận');
}
