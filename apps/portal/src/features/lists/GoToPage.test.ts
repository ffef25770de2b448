import { expect, test } from 'vitest';
import { pageIn } from './GoToPage.tsx';

test.for([
  ['1', 1],
  [' 12 ', 12],
  ['12', 12],
  ['13', null],
  ['0', null],
  ['', null],
  ['1,5', null],
  ['-1', null],
  ['9999999', null],
] as const)('of twelve pages ‘%s’ names %s', ([text, page]) => {
  expect(pageIn(text, 12)).toBe(page);
});
