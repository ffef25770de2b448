import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney } from './format-money.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_284_500, '1.284.500'],
    [-5400, '−5.400'],
    [10_500_000, '10.500.000'],
    [1234.5, '1.234,5'],
    [Number.NaN, '–'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  // @spec 9.9
  it('groups every whole amount as vi-VN does, and loses no digit', () => {
    const vietnamese = new Intl.NumberFormat('vi-VN');
    assert(
      property(integer({ min: -1e15, max: 1e15 }), (amount) => {
        const text = formatAmount(amount);
        expect(text).toBe(vietnamese.format(amount === 0 ? 0 : amount).replace('-', '−'));
        expect(Number(text.replaceAll('.', '').replace('−', '-'))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

it.each([
  [1_980_000, '1,980,000'],
  [-5400, '−5,400'],
  [1234.5, '1,234.5'],
])('writes %d in English as %s', (amount, text) => {
  expect(formatAmount(amount, ',')).toBe(text);
});

it('keeps amount and unit on one line', () => {
  expect(formatMoney(1_284_500)).toBe('1.284.500\u00A0VNĐ');
  expect(formatMoney(1_284_500, 'VND', ',')).toBe('1,284,500\u00A0VND');
});
