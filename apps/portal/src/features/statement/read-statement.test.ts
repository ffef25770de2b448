import { expect, test } from 'vitest';
import { failure, ok } from '@tram/api/result';
import { PAGE_LIMIT, readList } from './read-statement.ts';

function counter() {
  const sum = { read: 0, found: 0 };
  return {
    sum,
    count: (change: { readonly read: number; readonly found: number }) => {
      sum.read += change.read;
      sum.found += change.found;
    },
  };
}

test('reads every page and counts them', async () => {
  const { sum, count } = counter();
  const list = await readList(async (page) => ok({ data: [page], total_page: 3 }), count);
  expect(list).toEqual({ rows: [1, 2, 3], gap: null });
  expect(sum).toEqual({ read: 3, found: 3 });
});

test('an empty list is one page', async () => {
  const { sum, count } = counter();
  const list = await readList(async () => ok({ data: [], total_page: 0 }), count);
  expect(list).toEqual({ rows: [], gap: null });
  expect(sum).toEqual({ read: 1, found: 1 });
});

test('keeps what was read before a refusal, and says that the rest is missing', async () => {
  const refused = failure('server');
  const list = await readList(
    async (page) => (page < 3 ? ok({ data: [page], total_page: 5 }) : refused),
    () => {},
  );
  expect(list).toEqual({ rows: [1, 2], gap: refused.error });
});

test('reads no more than the limit, and says so', async () => {
  const list = await readList(
    async (page) => ok({ data: [page], total_page: PAGE_LIMIT + 1 }),
    () => {},
  );
  expect(list.rows).toHaveLength(PAGE_LIMIT);
  expect(list.gap).toBe('limit');
});
