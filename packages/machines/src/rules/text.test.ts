import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from './money-format.ts';
import { parseMoney } from './money-input.ts';
import { foldForSearch, matchesSearch } from './search-folding.ts';

describe('money as typed', () => {
  test.each([
    ['50.000', 50_000],
    ['50,000', 50_000],
    ['50 000', 50_000],
    ['50000', 50_000],
    ['50k', 50_000],
    ['50K', 50_000],
    ['50 nghìn', 50_000],
    ['50 ngàn', 50_000],
    ['50.000đ', 50_000],
    ['50.000 VNĐ', 50_000],
    ['50.000 vnd', 50_000],
    ['50.000 đồng', 50_000],
    ['50k đ', 50_000],
    ['1,5tr', 1_500_000],
    ['1.5tr', 1_500_000],
    ['1tr5', 1_500_000],
    ['1tr250', 1_250_000],
    ['2 triệu', 2_000_000],
    ['1.500k', 1_500_000],
    ['1,2 tỷ', 1_200_000_000],
    ['1.284.500', 1_284_500],
    ['0', 0],
  ])('%s is %i', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    'đ',
    'k',
    '-5',
    '1,5',
    '1.50',
    '50.0000',
    '1.500,5',
    '1,2345k',
    '1.2.3',
    '1e6',
    '5k5k',
    '50đ5',
    '1k2345',
    '99999999999999999',
    'năm mươi',
  ])('"%s" is never guessed', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });

  test('what the product writes, it reads', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        expect(parseMoney(formatNumber(amount))).toBe(amount);
      }),
    );
  });

  test('never throws and gives whole VND or nothing', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789.,ktrđ VNĐ-'.split('')), maxLength: 14 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parseMoney(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('money as shown', () => {
  test.each([
    [15_000, '15.000 VNĐ'],
    [0, '0 VNĐ'],
    [999, '999 VNĐ'],
    [1_284_500, '1.284.500 VNĐ'],
    [-5400, '\u22125.400 VNĐ'],
  ])('%d is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test('is never rounded', () => {
    expect(formatNumber(1234.5678)).toBe('1.234,5678');
  });
});

describe('search', () => {
  test.each([
    ['Ổ cứng SSD', 'o cung'],
    ['Ổ cứng SSD', 'Ổ CỨNG'],
    ['Đổi IP', 'doi'],
    ['đường  truyền', 'duong truyen'],
    ['anything', ''],
  ])('%s is found by %s', (text, search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });

  test('what is not there is not found', () => {
    expect(matchesSearch('Ổ cứng', 'ram')).toBe(false);
  });

  test('folding twice changes nothing, and every text finds itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(matchesSearch(text, text)).toBe(true);
        const folded = foldForSearch(text);
        expect(matchesSearch(folded, text)).toBe(true);
      }),
    );
  });
});
