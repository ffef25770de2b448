import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { queryStateOf, type QueryState, type Reading } from './query-state.ts';

/** A page of a list as every paged operation answers it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly total_page: number;
}

type KeyedPage = ListPage<{ readonly _id: string }>;

/** The pages that a list with 'Xem thêm' shows, as one. */
export interface FirstPages<Row> {
  readonly rows: readonly Row[];
  /** How many pages the list has, as far as it is known. */
  readonly pageCount: number;
  /** False on the last page, and for an empty list. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Asks again for the page that comes next, where it could not be read; null where it could, or is on its way. */
  readonly readMissing: (() => void) | null;
}

/** One page of the list as it is known. */
export type PageReading<Answer> = Pick<Reading<Answer>, 'data' | 'error' | 'refetch'>;

/** The pages as one list: up to the first that is missing, because rows below a gap would jump when it is filled. */
export function firstPagesOf<Answer extends KeyedPage>(
  readings: readonly PageReading<Answer>[],
): FirstPages<Answer['data'][number]> {
  const rows = new Map<string, Answer['data'][number]>();
  let total = 0;
  for (const { data, error, refetch } of readings) {
    if (data === undefined) {
      return {
        rows: [...rows.values()],
        pageCount: total,
        hasMore: true,
        loadingMore: error === null,
        // What comes of it is told by the next state, not by this promise.
        readMissing: error === null ? null : () => void refetch(),
      };
    }
    for (const row of data.data) rows.set(row._id, row);
    total = data.total_page;
  }
  return {
    rows: [...rows.values()],
    pageCount: total,
    hasMore: readings.length < total,
    loadingMore: false,
    readMissing: null,
  };
}

/**
 * The first pages of a list that grows by 'Xem thêm', each page a query of its own. How many are shown is the caller's to
 * keep in the URL (`?page=3` shows three), so that a reload brings the same rows back, all pages asked for at once.
 * A row that moved to another page between two answers is shown once.
 *
 * @example
 * const state = useFirstPages(pages, (page) => callQuery(services, 'listImages', { query: { page } }));
 */
export function useFirstPages<Answer extends KeyedPage, Key extends QueryKey>(
  pages: number,
  pageQuery: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>,
): QueryState<FirstPages<Answer['data'][number]>> {
  const count = Math.max(pages, 1);
  const readings = useQueries({
    queries: Array.from({ length: count }, (_, index) => pageQuery(index + 1)),
  });

  return queryStateOf<FirstPages<Answer['data'][number]>>(
    {
      data: readings[0]?.data === undefined ? undefined : firstPagesOf(readings),
      error: readings.find((reading) => reading.error !== null)?.error ?? null,
      dataUpdatedAt: Math.min(
        ...readings.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0),
      ),
      isFetching: readings.some((reading) => reading.isFetching),
      isPlaceholderData: false,
      refetch: () => Promise.all(readings.map((reading) => reading.refetch())),
    },
    (list) => list.rows.length === 0,
  );
}
