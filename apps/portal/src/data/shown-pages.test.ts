import { expect, test } from 'vitest';
import { searchWithPages, shownPages } from './shown-pages.ts';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=many', 1],
  ['?page=1.5', 1],
  ['?page=100000', 100],
])('the address %j shows %i pages', (search, pages) => {
  expect(shownPages(search)).toBe(pages);
});

test('another page keeps what else is in the address', () => {
  expect(searchWithPages('?connect=a', 2)).toBe('?connect=a&page=2');
});
