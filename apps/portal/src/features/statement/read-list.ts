import type { Page } from '@tram/api/types';
import type { ApiError, Result } from '@tram/api/result';

/** The most pages of one list that a statement reads. */
export const PAGE_LIMIT = 60;

/** What became of reading a list. */
export interface ListReading<Row> {
  readonly rows: readonly Row[];
  /** Null: all of it. `limit`: there are more pages than are read. Otherwise why it ended early. */
  readonly gap: ApiError | 'limit' | null;
}

/** Told of every page: how many more have been read, and how many more there are to read. */
export type CountPages = (change: { readonly read: number; readonly found: number }) => void;

/**
 * Reads a list page by page, as far as it can be read and at most `PAGE_LIMIT` pages. What was read before a refusal is kept:
 * the caller says that the rest is missing.
 */
export async function readList<Row>(
  readPage: (page: number) => Promise<Result<Page<Row>>>,
  count: CountPages,
): Promise<ListReading<Row>> {
  const rows: Row[] = [];
  let pages = 1;
  count({ read: 0, found: 1 });
  for (let page = 1; page <= pages; page += 1) {
    const answer = await readPage(page);
    if (!answer.ok) return { rows, gap: answer.error };
    rows.push(...answer.value.data);
    const total = Math.min(answer.value.total_page, PAGE_LIMIT);
    count({ read: 1, found: Math.max(total - pages, 0) });
    pages = Math.max(total, pages);
    if (page === PAGE_LIMIT && answer.value.total_page > PAGE_LIMIT) return { rows, gap: 'limit' };
  }
  return { rows, gap: null };
}
