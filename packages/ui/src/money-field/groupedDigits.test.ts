import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits, groupWhileTyping, parseDigits } from './groupedDigits.ts';

test('the grouping is that of vi-VN, and reading it back gives the amount', () => {
  const vietnamese = new Intl.NumberFormat('vi-VN');
  assert(
    property(integer({ min: 0, max: 999_999_999_999 }), (amount) => {
      const text = groupDigits(String(amount));
      expect(text).toBe(vietnamese.format(amount));
      expect(parseDigits(text)).toBe(amount);
    }),
  );
});

test('an empty text and one without a digit are no amount', () => {
  expect(parseDigits('')).toBeNull();
  expect(parseDigits('VNĐ')).toBeNull();
});

test('leading zeros and digits beyond the twelfth are dropped', () => {
  expect(parseDigits('0050.000')).toBe(50_000);
  expect(parseDigits('9999999999999')).toBe(999_999_999_999);
});

test('the caret stays behind the digit that was typed', () => {
  // `1.0|00` and a 5 typed at the caret.
  expect(groupWhileTyping('1.0500', 4)).toEqual({ text: '10.500', caret: 4 });
  // A point was deleted: the digits are the same, the caret is where it was.
  expect(groupWhileTyping('1000', 1)).toEqual({ text: '1.000', caret: 1 });
  expect(groupWhileTyping('1000000', 7)).toEqual({ text: '1.000.000', caret: 9 });
});

test('dropped zeros do not count before the caret; after a deleted digit they stay', () => {
  expect(groupWhileTyping('01.000', 1)).toEqual({ text: '1.000', caret: 0 });
  expect(groupWhileTyping('005', 3)).toEqual({ text: '5', caret: 1 });
  expect(groupWhileTyping('0.000', 0, true)).toEqual({ text: '0.000', caret: 0 });
  expect(groupWhileTyping('00.000', 0, true)).toEqual({ text: '00.000', caret: 0 });
});
