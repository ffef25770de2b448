import { type Column, like, type SQL } from 'drizzle-orm';

/** Whether a column holds a text, letter for letter; what `like` takes for patterns is text too. */
export function contains(column: Column, text: string): SQL {
  return like(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
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

interface ListCall {
  readonly services: { readonly settings: { readonly pageSize: number } };
  /** `page` counts from 1; the first when left out. A page past the last one is empty. */
  readonly parameters: { readonly query: { readonly page?: number | undefined } };
}

export async function readPage<Row>(
  { services, parameters }: ListCall,
  count: PromiseLike<number>,
  read: (range: PageRange) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const { pageSize: size } = services.settings;
  const { page = 1 } = parameters.query;
  const [total, data] = await Promise.all([
    count,
    read({ limit: size, offset: (page - 1) * size }),
  ]);
  return { data, total_page: Math.ceil(total / size) };
}
