import { type Column, like, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { plannedWithValues } from './name-statements.ts';

/** Whether a column holds a text, letter for letter; what `like` takes for patterns is text too. */
export function contains(column: Column, text: string): SQL {
  const has = like(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`${has} ${sql.raw(plannedWithValues)}`;
}

/** One page of a list, as the contract gives it. */
export interface Page<Row> {
  data: Row[];
  /** Number of pages; 0 for an empty list. */
  total_page: number;
}

export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

/** The range of a page, or what stands for it in a prepared query (`anyRange`). */
export type QueryRange = { readonly [Bound in keyof PageRange]: number | Placeholder };

/**
 * The number of all rows of a list, selected beside each row of a page. What belongs to the rows is joined to the page, not to
 * the list: a list of a thousand rows costs little more than its page. Such a page is named as its table (`as('orders')`), so
 * that it is selected from by the table's own columns.
 */
export const totalOfList = sql<number>`count(*) over ()`.mapWith(Number).as('total');

interface ListCall {
  readonly services: { readonly settings: { readonly pageSize: number } };
  /** `page` counts from 1; the first when left out. A page past the last one is empty. */
  readonly parameters: { readonly query: { readonly page?: number | undefined } };
}

/**
 * Reads a page of a list in one query.
 * @param read selects the rows of a range, each with the number of all rows beside it (`total`)
 * @param view turns rows into what the contract calls them
 */
export async function readPage<Row extends { readonly total: number }, View>(
  { services, parameters }: ListCall,
  read: (range: PageRange) => PromiseLike<Row[]>,
  view: (rows: readonly Row[]) => View[] | PromiseLike<View[]>,
): Promise<Page<View>> {
  const { pageSize: size } = services.settings;
  const { page = 1 } = parameters.query;
  const rows = await read({ limit: size, offset: (page - 1) * size });
  // A page past the last one has no row that could tell.
  const [first] = rows.length === 0 && page > 1 ? await read({ limit: 1, offset: 0 }) : rows;
  return { data: await view(rows), total_page: Math.ceil((first?.total ?? 0) / size) };
}
