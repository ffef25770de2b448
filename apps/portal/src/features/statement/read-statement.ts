import { failure, ok, type ApiError, type Result } from '@tram/api/result';
import type { OrderHistoryEntry, Page } from '@tram/api/types';
import { statementEntries, type StatementEntry } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';

export const PAGE_LIMIT = 60;

interface ListReading<Row> {
  readonly rows: readonly Row[];
  /** Null: all of it. `limit`: there are more pages than are read. Otherwise why it ended early. */
  readonly gap: ApiError | 'limit' | null;
}

/** Called with every page: how many more have been read, and how many more there are to read. */
type CountPages = (change: { readonly read: number; readonly found: number }) => void;

/**
 * Reads a list page by page, as far as it can be read and at most `PAGE_LIMIT` pages. What was read before a failure is kept;
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

type StatementSource = 'recharges' | 'orders' | 'histories' | 'vpsOrders' | 'cloudImages';

/** A list that could not be read, or not to its end. */
export interface StatementGap {
  readonly source: StatementSource;
  /** `limit`: there are more pages than are read. */
  readonly why: ApiError | 'limit';
}

export interface StatementReading {
  readonly username: string;
  /** VND. */
  readonly balance: number;
  /** When the balance was read, ms since 1970, the server's time. */
  readonly readAt: number;
  readonly entries: readonly StatementEntry[];
  /** What is missing; empty when nothing is. */
  readonly gaps: readonly StatementGap[];
}

/** How many histories of orders are requested at a time. */
const atOnce = 4;

/** Runs `work` for each item, `atOnce` of them at a time. */
async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function gapOf(source: StatementSource, { gap }: ListReading<unknown>): readonly StatementGap[] {
  return gap === null ? [] : [{ source, why: gap }];
}

/**
 * Reads what changed the balance, every page of it: recharges, PC orders and the history of those that were extended, VPS
 * orders, cloud machines; then the balance, so that it is the newest of all. A list that cannot be read is a gap; without the
 * balance there is nothing to compute back from.
 */
export async function readStatement(
  { api, clock }: Pick<Services, 'api' | 'clock'>,
  count: CountPages,
  signal: AbortSignal,
): Promise<Result<StatementReading>> {
  const options = { signal, background: true } as const;
  const [recharges, orders, vpsOrders, cloudImages] = await Promise.all([
    readList((page) => api.listRecharges({ query: { page } }, options), count),
    readList((page) => api.listOrders({ query: { page } }, options), count),
    readList((page) => api.listVpsOrders({ query: { page } }, options), count),
    readList(
      (page) => api.listCloudImages({ query: { tab: 'cloud_order', page } }, options),
      count,
    ),
  ]);

  const histories = new Map<string, readonly OrderHistoryEntry[]>();
  let historyGap: StatementGap | null = null;
  const extended = orders.rows.filter(({ after_exp: after }) => after !== 0);
  await forEach(extended, async ({ _id: orderId }) => {
    const history = await readList(
      (page) => api.listOrderHistory({ path: { orderId }, query: { page } }, options),
      count,
    );
    if (history.gap === null) histories.set(orderId, history.rows);
    else historyGap ??= { source: 'histories', why: history.gap };
  });

  if (signal.aborted) return failure('network');
  const account = await api.getMyAccount({}, options);
  if (!account.ok) return account;
  const { username, balance } = account.value;
  return ok({
    username,
    balance,
    readAt: clock.now(),
    entries: statementEntries({
      recharges: recharges.rows,
      orders: orders.rows,
      histories,
      vpsOrders: vpsOrders.rows,
      cloudImages: cloudImages.rows,
    }),
    gaps: [
      ...gapOf('recharges', recharges),
      ...gapOf('orders', orders),
      ...(historyGap === null ? [] : [historyGap]),
      ...gapOf('vpsOrders', vpsOrders),
      ...gapOf('cloudImages', cloudImages),
    ],
  });
}
