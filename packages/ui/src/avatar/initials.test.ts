import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Đỗ Quốc Bửu', 'QB'],
  ['  nguyễn   thị ánh ', 'TÁ'],
  ['demo', 'D'],
  ['', ''],
  ['𝒜da Lovelace', '𝒜L'],
])('takes the letters of %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
