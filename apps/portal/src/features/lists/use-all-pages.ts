import {
  type QueryKey,
  useQueries,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from '../../data/use-first-pages.ts';

/** Most pages of one list that are read; with more, the list is `cut`. */
export const mostPages = 20;

export interface WholeList<Row> {
  /** Each row with the page that it is on, from 1. */
  readonly rows: readonly { readonly row: Row; readonly page: number }[];
  /**
   * `loading`: a page has not answered yet. `whole`: all rows are there. `cut`: a page could not be read, or there are more
   * pages than are read. `failed`: nothing could be read.
   */
  readonly state: 'loading' | 'whole' | 'cut' | 'failed';
  readonly pageCount: number;
  /** Local time of the oldest answer, ms since 1970; null without one. */
  readonly readAt: number | null;
}

type Reading<Answer> = Pick<UseQueryResult<Answer>, 'data' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

/** The requested pages as one list. Pure: the cache calls it with every answer. */
export function wholeList<Answer extends ListPage<unknown>>(
  readings: readonly Reading<Answer>[],
): WholeList<Answer['data'][number]> {
  const answers = readings.map(({ data }) => data);
  const pageCount = Math.max(...answers.map((answer) => answer?.total_page ?? 0), 0);
  const times = readings.flatMap(({ data, dataUpdatedAt }) =>
    data === undefined ? [] : [dataUpdatedAt],
  );
  return {
    rows: answers.flatMap((answer, before) =>
      (answer?.data ?? []).map((row) => ({ row, page: before + 1 })),
    ),
    state: stateOf(readings, pageCount),
    pageCount,
    readAt: times.length === 0 ? null : Math.min(...times),
  };
}

function stateOf(
  readings: readonly Reading<ListPage<unknown>>[],
  pageCount: number,
): WholeList<unknown>['state'] {
  const known = readings.filter(({ data }) => data !== undefined).length;
  // Not by `error`, which is reset while a page is requested again: a page counts as failed until its data are there.
  const failed = readings.filter(
    ({ data, errorUpdatedAt }) => data === undefined && errorUpdatedAt > 0,
  ).length;
  if (known + failed < Math.max(readings.length, Math.min(pageCount, mostPages))) return 'loading';
  if (known === 0) return 'failed';
  return failed > 0 || pageCount > mostPages ? 'cut' : 'whole';
}

/** The same while it is read for the first time: nothing of it before all is there, so that it does not change with every page. */
export function unlessLoading<Answer extends ListPage<unknown>>(
  readings: readonly Reading<Answer>[],
): WholeList<Answer['data'][number]> {
  const list = wholeList(readings);
  return list.state === 'loading' ? { ...list, rows: [] } : list;
}

/**
 * Reads every page of a list, each a query of its own: the first one says how many there are, the others are asked for
 * together. For what needs all rows; a screen that shows them page by page reads no more than it shows.
 * @param atFirst `whole`: no rows before all have been read once, for what waits for them anyway: it is then rendered once, and
 * not once a page @default 'growing'
 */
export function useAllPages<Answer extends ListPage<unknown>, Key extends QueryKey>(
  pageQuery: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>,
  atFirst: 'growing' | 'whole' = 'growing',
): WholeList<Answer['data'][number]> {
  const [count, setCount] = useState(1);
  const [wasRead, setWasRead] = useState(atFirst === 'growing');
  const list = useQueries({
    queries: Array.from({ length: count }, (_, before) => pageQuery(before + 1)),
    combine: wasRead ? wholeList<Answer> : unlessLoading<Answer>,
  });
  if (!wasRead && list.state !== 'loading') setWasRead(true);
  const wanted = Math.min(Math.max(list.pageCount, 1), mostPages);
  if (list.readAt !== null && wanted !== count) setCount(wanted);
  return list;
}
