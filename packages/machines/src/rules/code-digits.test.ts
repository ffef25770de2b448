import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeDigits } from './phone-number.ts';

test.each([
  ['482913', '482913'],
  ['Mã OTP: 482 913', '482913'],
  ['004-210 ', '004210'],
  ['48291', '48291'],
  ['4829137', '482913'],
  ['\u0664\u0668', ''],
  ['', ''],
])('%s pasted is %s', (pasted, digits) => {
  expect(codeDigits(pasted)).toBe(digits);
});

test('of any text only the digits are kept, in their order', () => {
  const noise = fc
    .string({ unit: 'grapheme', maxLength: 3 })
    .filter((text) => !/[0-9]/u.test(text));
  const digit = fc.constantFrom(...'0123456789'.split(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(noise, digit), { maxLength: 9 }), noise, (parts, last) => {
      const pasted = parts.map(([before, sign]) => before + sign).join('') + last;
      const digits = parts.map(([, sign]) => sign).join('');
      expect(codeDigits(pasted)).toBe(digits.slice(0, 6));
      expect(codeDigits(codeDigits(pasted))).toBe(codeDigits(pasted));
    }),
  );
});
