import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { keepNewestVersion } from './version-guard.ts';

const early = '2026-11-20T08:00:00.000Z';
const late = '2026-11-20T08:00:00.001Z';

/** A client with the rule, as in the product. */
function client(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { structuralSharing: keepNewestVersion, retry: false } },
  });
}

describe('an answer that was overtaken', () => {
  test('does not bring an account back to its older balance', async () => {
    const queries = client();
    const key = ['getMyAccount', {}];
    const server = new EventTarget();
    const slow = new Promise<object>((resolve) => {
      server.addEventListener('answers', () => {
        resolve({ _id: 'a', balance: 50_000, updatedAt: early });
      });
    });
    const asked = queries.fetchQuery({ queryKey: key, queryFn: () => slow });
    queries.setQueryData(key, { _id: 'a', balance: 150_000, updatedAt: late });

    server.dispatchEvent(new Event('answers'));
    await asked;

    expect(queries.getQueryData(key)).toEqual({ _id: 'a', balance: 150_000, updatedAt: late });
  });

  test('keeps the newer row of a page and takes its other rows', async () => {
    const queries = client();
    const key = ['listImages', { page: 1 }];
    queries.setQueryData(key, {
      data: [
        { _id: 'a', is_booting: 1, updatedAt: late },
        { _id: 'b', is_booting: 1, updatedAt: early },
      ],
      total_page: 1,
    });

    await queries.fetchQuery({
      queryKey: key,
      queryFn: () => ({
        data: [
          { _id: 'c', is_booting: 0, updatedAt: early },
          { _id: 'a', is_booting: 0, updatedAt: early },
          { _id: 'b', is_booting: 0, updatedAt: late },
        ],
        total_page: 2,
      }),
    });

    expect(queries.getQueryData(key)).toEqual({
      data: [
        { _id: 'c', is_booting: 0, updatedAt: early },
        { _id: 'a', is_booting: 1, updatedAt: late },
        { _id: 'b', is_booting: 0, updatedAt: late },
      ],
      total_page: 2,
    });
  });

  test('keeps the newer row in the pages of a list that loads more', () => {
    const known = {
      pages: [{ data: [{ _id: 'a', name: 'new', updatedAt: late }], total_page: 2 }],
      pageParams: [1],
    };
    const answer = {
      pages: [
        { data: [{ _id: 'b', name: 'b', updatedAt: early }], total_page: 2 },
        { data: [{ _id: 'a', name: 'old', updatedAt: early }], total_page: 2 },
      ],
      pageParams: [1, 2],
    };
    expect(keepNewestVersion(known, answer)).toEqual({
      pages: [
        { data: [{ _id: 'b', name: 'b', updatedAt: early }], total_page: 2 },
        { data: [{ _id: 'a', name: 'new', updatedAt: late }], total_page: 2 },
      ],
      pageParams: [1, 2],
    });
  });
});

describe('an answer that is not older', () => {
  test('of the same version wins: fields may differ that the version does not cover', () => {
    const known = { _id: 'a', note: 'before', updatedAt: early };
    const answer = { _id: 'a', note: 'after', updatedAt: early };
    expect(keepNewestVersion(known, answer)).toEqual(answer);
  });

  test('drops deleted rows', () => {
    const known = [{ _id: 'a', updatedAt: late }];
    expect(keepNewestVersion(known, [])).toEqual([]);
  });

  test('is used whole where records have no version', () => {
    const known = { data: [{ _id: 'a', bank_name: 'A' }] };
    const answer = { data: [{ _id: 'a', bank_name: 'B' }] };
    expect(keepNewestVersion(known, answer)).toEqual(answer);
  });

  test('is used where a version cannot be read', () => {
    const known = { _id: 'a', n: 1, updatedAt: late };
    const answer = { _id: 'a', n: 2, updatedAt: 'yesterday' };
    expect(keepNewestVersion(known, answer)).toEqual(answer);
  });

  test('keeps the identity of rows that did not change', () => {
    const queries = client();
    const key = ['listImages', {}];
    const known = [
      { _id: 'a', n: 1, updatedAt: early },
      { _id: 'b', n: 1, updatedAt: early },
    ];
    const answer = [
      { _id: 'a', n: 1, updatedAt: early },
      { _id: 'b', n: 2, updatedAt: late },
    ];
    queries.setQueryData(key, known);
    queries.setQueryData(key, answer);
    const shared = queries.getQueryData<typeof known>(key);
    expect(shared).toEqual(answer);
    expect(shared?.[0]).toBe(known[0]);
    expect(shared?.[1]).not.toBe(known[1]);
  });
});
