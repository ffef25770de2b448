import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { faceOf, type Face } from './face.ts';

/** A page of a list as every paged operation answers it. */
interface Page {
  readonly data: readonly { readonly _id: string }[];
  readonly total_page: number;
}

/** The pages that a list with 'Xem thêm' shows, as one. */
export interface FirstPages<Row> {
  readonly rows: readonly Row[];
  /** False on the last page, and for an empty list. */
  readonly hasMore: boolean;
  /** A further page is on its way. */
  readonly loadingMore: boolean;
}

/**
 * The first pages of a list that grows by 'Xem thêm', each page a query of its own. How many are shown is the caller's to
 * keep in the URL (`?page=3` shows three), so that a reload brings the same rows back, all pages asked for at once.
 * A row that moved to another page between two answers is shown once.
 *
 * @example
 * const face = useFirstPages(pages, (page) => callQuery(services, 'listImages', { query: { page } }));
 */
export function useFirstPages<Answer extends Page, Key extends QueryKey>(
  pages: number,
  pageQuery: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>,
): Face<FirstPages<Answer['data'][number]>> {
  const count = Math.max(pages, 1);
  const readings = useQueries({
    queries: Array.from({ length: count }, (_, index) => pageQuery(index + 1)),
  });

  const rows = new Map<string, Answer['data'][number]>();
  let total = 0;
  let loadingMore = false;
  for (const { data } of readings) {
    if (data === undefined) {
      loadingMore = true;
      // Rows of a later page below a gap would jump when the gap is filled.
      break;
    }
    for (const row of data.data) rows.set(row._id, row);
    total = data.total_page;
  }

  return faceOf<FirstPages<Answer['data'][number]>>(
    {
      data:
        readings[0]?.data === undefined
          ? undefined
          : { rows: [...rows.values()], hasMore: count < total, loadingMore },
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
