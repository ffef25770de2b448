import { expect, test } from 'vitest';
import { groupWhileTyping } from './groupedDigits.ts';

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

test('in English it groups by commas, and the caret stays behind the same digit', () => {
  expect(groupWhileTyping('1,0500', 4, false, ',')).toEqual({ text: '10,500', caret: 4 });
});
