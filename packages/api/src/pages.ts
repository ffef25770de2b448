/** Lists that come in pages. The contract has no call for a single record of most lists: it is found in them. */
import { ok, type Result } from './result.ts';
import type { Page } from './types.ts';

/** Asks for one page of a list; pages are counted from 1. */
export type ReadPage<Row> = (page: number) => Promise<Result<Page<Row>>>;

/**
 * Reads a list page by page until a row is the one. Ends at the last page that the server names, and at an empty one.
 * @returns the row; `null` when no page has it; the first refusal otherwise
 */
export async function findRow<Row>(
  read: ReadPage<Row>,
  isIt: (row: Row) => boolean,
): Promise<Result<Row | null>> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page);
    if (!answer.ok) return answer;
    const { data, total_page: total } = answer.value;
    const row = data.find(isIt);
    if (row !== undefined) return ok(row);
    if (data.length === 0) break;
    pages = total;
  }
  return ok(null);
}

/**
 * Reads a whole list.
 * @returns its rows in the order of the pages, or the first refusal
 */
export async function readRows<Row>(read: ReadPage<Row>): Promise<Result<readonly Row[]>> {
  const rows: Row[] = [];
  // None is the one, so every page is read.
  const answer = await findRow(read, (row) => {
    rows.push(row);
    return false;
  });
  return answer.ok ? ok(rows) : answer;
}
