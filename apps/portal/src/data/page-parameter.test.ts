import { expect, test } from 'vitest';
import { pageOf, pageSearch, shownPages } from './page-parameter.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=99999999', 1],
])('the address "?%s" is page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

test('another page keeps every other parameter, and the first needs no parameter', () => {
  const here = new URLSearchParams('status=1&page=2');
  expect(pageSearch(here, 4)).toBe('?status=1&page=4');
  expect(pageSearch(here, 1)).toBe('?status=1');
});

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=many', 1],
  ['?page=1.5', 1],
  ['?page=100000', 100],
])('the address %j shows %i pages', (search, pages) => {
  expect(shownPages(new URLSearchParams(search))).toBe(pages);
});

test('one more page keeps what else is in the address', () => {
  expect(pageSearch(new URLSearchParams('?connect=a'), 2)).toBe('?connect=a&page=2');
});
