import { expect, test } from 'vitest';
import { textToSend } from './identity-form.ts';

test.each([
  ['\u202A0912 345 678\u202C', '0912 345 678'],
  ['\u2068+84 912 345 678\u2069', '+84 912 345 678'],
  ['\u202D \u202C 0912345678', '0912345678'],
])(
  'a number copied from the contacts of a phone is sent without marks of direction: %j',
  (pasted, number) => {
    expect(textToSend(pasted)).toBe(number);
  },
);

test('a name is sent trimmed and composed', () => {
  expect(textToSend(' Nguyễn Văn A\n'.normalize('NFD'))).toBe('Nguyễn Văn A'.normalize('NFC'));
});
