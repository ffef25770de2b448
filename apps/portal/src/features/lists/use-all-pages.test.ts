import { describe, expect, test } from 'vitest';
import { mostPages, unlessLoading, wholeList } from './use-all-pages.ts';

const answer = (total: number, at: number, ...rows: readonly string[]) => ({
  data: { data: rows, total_page: total },
  dataUpdatedAt: at,
  errorUpdatedAt: 0,
});
const waiting = { data: undefined, dataUpdatedAt: 0, errorUpdatedAt: 0 };
/** Whether or not it is being refetched. */
const refused = { ...waiting, errorUpdatedAt: 7 };

describe('a list of pages', () => {
  test('is whole with its last page, and as old as its oldest answer', () => {
    expect(wholeList([answer(2, 20, 'a', 'b'), answer(2, 10, 'c')])).toEqual({
      rows: [
        { row: 'a', page: 1 },
        { row: 'b', page: 1 },
        { row: 'c', page: 2 },
      ],
      state: 'whole',
      pageCount: 2,
      readAt: 10,
    });
  });

  test('without rows has no pages, and is whole', () => {
    expect(wholeList([answer(0, 5)])).toMatchObject({ rows: [], state: 'whole', readAt: 5 });
  });

  test('loads until every page has answered, those too that are still to be asked for', () => {
    expect(wholeList([waiting])).toMatchObject({ state: 'loading', readAt: null });
    expect(wholeList([answer(2, 5, 'a')]).state).toBe('loading');
    expect(wholeList([answer(2, 5, 'a'), waiting]).state).toBe('loading');
  });

  test('of which a page could not be read is cut, and keeps the others', () => {
    const list = wholeList([answer(2, 5, 'a'), refused]);
    expect(list.state).toBe('cut');
    expect(list.rows).toHaveLength(1);
    expect(wholeList([refused])).toMatchObject({ rows: [], state: 'failed' });
  });

  test('that cannot be read again keeps its rows and their time', () => {
    expect(wholeList([{ ...answer(1, 5, 'a'), errorUpdatedAt: 7 }])).toMatchObject({
      state: 'whole',
      readAt: 5,
    });
  });

  test('with more pages than are read is cut', () => {
    const pages = Array.from({ length: mostPages }, () => answer(mostPages + 1, 5, 'a'));
    expect(wholeList(pages).state).toBe('cut');
    expect(wholeList(pages.map(() => answer(mostPages, 5, 'a'))).state).toBe('whole');
  });

  test('read for the first time has no rows before all pages are there, and does not change with each of them', () => {
    const pages = [answer(3, 5, 'a'), answer(3, 6, 'b'), answer(3, 7, 'c')];
    const first = unlessLoading([answer(3, 5, 'a')]);
    expect(first).toMatchObject({ rows: [], state: 'loading', pageCount: 3 });
    expect(unlessLoading([...pages.slice(0, 2), waiting])).toEqual(first);
    expect(unlessLoading(pages)).toEqual(wholeList(pages));
    expect(unlessLoading([...pages.slice(0, 2), refused])).toMatchObject({ state: 'cut' });
  });
});
