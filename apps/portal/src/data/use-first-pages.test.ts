import { expect, test } from 'vitest';
import { CallFailure } from './queries.ts';
import { firstPagesOf, type PageReading } from './use-first-pages.ts';
import { failure } from '@tram/api/result';

/** A page that has been read, with the rows of these ids. */
function read(total: number, ...ids: readonly string[]): PageReading<Page> {
  return { data: { data: ids.map((_id) => ({ _id })), total_page: total }, error: null, refetch };
}

interface Page {
  readonly data: readonly { readonly _id: string }[];
  readonly total_page: number;
}

const asked: string[] = [];
const refetch = () => {
  asked.push('again');
  return Promise.resolve();
};
const onItsWay: PageReading<Page> = { data: undefined, error: null, refetch };
const lost: PageReading<Page> = {
  data: undefined,
  error: new CallFailure(failure('network').error),
  refetch,
};

test('the pages are one list, in which a row that has moved appears once', () => {
  const list = firstPagesOf([read(3, 'a', 'b'), read(3, 'b', 'c')]);
  expect(list).toMatchObject({ hasMore: true, loadingMore: false, readMissing: null });
  expect(list.rows.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  expect(firstPagesOf([read(2, 'a'), read(2, 'b')]).hasMore).toBe(false);
});

test('a page in flight is waited for, and nothing is shown below it', () => {
  const list = firstPagesOf([read(3, 'a'), onItsWay, read(3, 'c')]);
  expect(list.rows.map(({ _id }) => _id)).toEqual(['a']);
  expect(list).toMatchObject({ loadingMore: true, readMissing: null });
});

test('a page that could not be read is waited for no more, and is asked for again', () => {
  const list = firstPagesOf([read(2, 'a'), lost]);
  expect(list).toMatchObject({ hasMore: true, loadingMore: false });
  list.readMissing?.();
  expect(asked).toEqual(['again']);
});
