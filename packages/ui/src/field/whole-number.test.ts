import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../money/grouping.ts';
import { isWholeNumber, readWholeNumber } from './whole-number.ts';

test('the grouping is that of vi-VN, and reading it back gives the number', () => {
  const vietnamese = new Intl.NumberFormat('vi-VN');
  assert(
    property(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (number) => {
      const text = groupDigits(String(number));
      expect(text).toBe(vietnamese.format(number));
      expect(readWholeNumber(text)).toBe(number);
      expect(readWholeNumber(String(number))).toBe(number);
    }),
  );
});

test.each([
  ['48', 48],
  [' 48 ', 48],
  ['007', 7],
  ['1 500 000', 1_500_000],
  ['1\u00A0500\u00A0000', 1_500_000],
  ['1.500.000', 1_500_000],
])('"%s" is a whole number', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '1,5',
  '1.5',
  '1,500',
  '1e3',
  '-3',
  '+3',
  '0x10',
  '1 5',
  '1.50',
  '0.500',
  '1.500 000',
  '1500.000',
  '24 giờ',
  '٤٨',
  '６',
])('of "%s" no number is made', (text) => {
  expect(readWholeNumber(text)).toBeNull();
  expect(isWholeNumber(text)).toBe(false);
});

test('in English a comma groups, and a point does not', () => {
  expect(groupDigits('1284500', ',')).toBe('1,284,500');
  expect(readWholeNumber('1,284,500', ',')).toBe(1_284_500);
  expect(readWholeNumber('1 500', ',')).toBe(1500);
  expect(readWholeNumber('1.500', ',')).toBeNull();
});

test('a number with too many digits to be exact is whole, and none that is given on', () => {
  expect(isWholeNumber('9007199254740993')).toBe(true);
  expect(readWholeNumber('9007199254740993')).toBeNull();
});
