import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.ts';

it.each([
  ['Số tài khoản', 'số tài khoản'],
  ['Ảnh giấy tờ', 'ảnh giấy tờ'],
  ['IP remote', 'IP remote'],
  ['mật khẩu RDP', 'mật khẩu RDP'],
  ['', ''],
])('puts %s into a sentence as %s', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
