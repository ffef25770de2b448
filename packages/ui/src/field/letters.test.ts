import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test.each([
  ['', 0],
  ['Nghiêng', 7],
  ['Nghiêng'.normalize('NFD'), 7],
  ['ẫ'.normalize('NFD').repeat(3), 3],
  ['𠀋🧧', 2],
  ['\u0301', 1],
])('"%s" has %i letters', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});
