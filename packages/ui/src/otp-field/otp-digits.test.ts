import { assert, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { editedDigits, pastedDigits } from './otp-digits.ts';

test.each([
  ['407182', '407182'],
  ['407 182', '407182'],
  ['Trạm 24/7: mã của bạn là 407182, hết hạn sau 5 phút', '407182'],
  ['Trạm 24/7: mã của bạn là 407 182, hết hạn sau 5 phút', '407182'],
  ['Trạm 24/7: mã 407-182', '407182'],
  ['4 0 7 1 8 2', '407182'],
  ['Mã: 4071', '4071'],
  ['40718299', '407182'],
  ['không có số', ''],
])('of the pasted %s it takes %s', (text, digits) => {
  expect(pastedDigits(text)).toBe(digits);
});

test('a digit typed into full boxes takes the place of the one behind the caret', () => {
  expect(editedDigits('4970182', 2)).toEqual({ digits: '490182', caret: 2 });
  expect(editedDigits('4071829', 7)).toEqual({ digits: '407182', caret: 6 });
});

// @spec 5.35
test('what is no digit is neither shown nor moves the caret', () => {
  expect(editedDigits('4a07', 2)).toEqual({ digits: '407', caret: 1 });
});

test('for any input at most six digits are shown and the caret is among them', () => {
  assert(
    property(string(), nat(40), (text, caret) => {
      const edited = editedDigits(text, caret);
      expect(edited.digits).toMatch(/^\d{0,6}$/);
      expect(edited.caret).toBeLessThanOrEqual(edited.digits.length);
    }),
  );
});
