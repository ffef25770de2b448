import { expect, test } from 'vitest';
import { phoneDigits, phoneHint } from './phone-number.ts';

test.each([
  ['0912345678', '0912345678'],
  ['0912.345.678', '0912345678'],
  ['0912 345 678', '0912345678'],
  ['(0912) 345-678', '0912345678'],
  ['0912\u2011345\u2013678', '0912345678'],
  ['+84 912 345 678', '0912345678'],
  ['(+84) 912 345 678', '0912345678'],
  ['+84 (0)912 345 678', '0912345678'],
  ['0084 912 345 678', '0912345678'],
  // As the contacts of a phone copy it, with marks of direction.
  ['\u202a+84\u00a0912\u00a0345\u00a0678\u202c', '0912345678'],
  ['+84 24 3825 7863', '02438257863'],
  ['84912345678', '84912345678'],
  ['+1 415 555 2671', '14155552671'],
])('%s is sent as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each(['+84 9', '091234567x', '09+12345678', '٠٩١٢٣٤٥٦٧٨', '+'])(
  'of %s no other number is made',
  (typed) => {
    expect(phoneDigits(typed)).not.toMatch(/^0[0-9]{9}$/u);
  },
);

test.each([
  ['+84 912 345 678', null],
  ['0084 912 345 678', null],
  ['84912345678', null],
  ['+1 415 555 2671', 'prefix'],
  ['+84 912 345', 'length'],
  ['0912 345', 'length'],
] as const)('%s raises the hint %s', (typed, hint) => {
  expect(phoneHint(typed)).toBe(hint);
});
