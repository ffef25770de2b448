import { expect, test } from 'vitest';
import { findRow, readRows } from './pages.ts';
import { failure, ok, type Result } from './result.ts';
import type { Page } from './types.ts';

const pages = [['a', 'b'], ['c', 'd'], ['e']];

/** A list of three pages that remembers which were asked for. */
function list(answers: Readonly<Record<number, Result<Page<string>>>> = {}) {
  const asked: number[] = [];
  const read = async (page: number): Promise<Result<Page<string>>> => {
    asked.push(page);
    return answers[page] ?? ok({ data: pages[page - 1] ?? [], total_page: pages.length });
  };
  return { asked, read };
}

test('a row is found on its page, and no further page is read', async () => {
  const { asked, read } = list();
  expect(await findRow(read, (row) => row === 'c')).toEqual(ok('c'));
  expect(asked).toEqual([1, 2]);
});

test('a row that is nowhere is null after the last page', async () => {
  const { asked, read } = list();
  expect(await findRow(read, (row) => row === 'x')).toEqual(ok(null));
  expect(asked).toEqual([1, 2, 3]);
});

test('a whole list keeps the order of its pages', async () => {
  expect(await readRows(list().read)).toEqual(ok(['a', 'b', 'c', 'd', 'e']));
});

test('an empty list is asked for once', async () => {
  const { asked, read } = list({ 1: ok({ data: [], total_page: 0 }) });
  expect(await readRows(read)).toEqual(ok([]));
  expect(asked).toEqual([1]);
});

test('a list that has become shorter meanwhile ends at its empty page, regardless of total_page', async () => {
  const { asked, read } = list({ 2: ok({ data: [], total_page: 1_000_000 }) });
  expect(await readRows(read)).toEqual(ok(['a', 'b']));
  expect(asked).toEqual([1, 2]);
});

test('a refused page is the answer, and what was read before is none', async () => {
  const refused = failure('server', { status: 500 });
  const { asked, read } = list({ 2: refused });
  expect(await readRows(read)).toEqual(refused);
  expect(await findRow(read, (row) => row === 'e')).toEqual(refused);
  expect(asked).toEqual([1, 2, 1, 2]);
});
