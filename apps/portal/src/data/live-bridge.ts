import type { Query, QueryClient } from '@tanstack/react-query';
import type { Live } from './live.ts';
import { createThrottle } from './throttle.ts';
import { isCatalogue } from './queries.ts';
import { invalidateAnswers } from './query-client.ts';

/**
 * Which answers an event makes stale: event name → operations whose answers are read again. An event carries no values, it only
 * says that something has changed, so nothing here ever writes into a cached answer. Only what is on screen is fetched at once; the rest is marked
 * and fetched when it is next shown.
 */
const staleOperations = {
  /** A PC was made, or could not be (then its price is back in the balance). Specification section 4: reloads the PC list. */
  boot_result: ['listImages', 'getOrderOfImage', 'listOrders', 'getMyAccount', 'listLogs'],
  /** A machine was made, in the cloud mostly; of a PC its page is read again too. */
  create_vm_result: [
    'listCloudImages',
    'listVpsOrders',
    'listCloudPackages',
    'getMyAccount',
    'listLogs',
  ],
  vm_result: [
    'listCloudImages',
    'listVpsOrders',
    'listCloudImageHistory',
    'listCloudPackages',
    'getMyAccount',
    'listLogs',
  ],
  /** Specification section 4: reloads the recharge list. */
  recharge_result: ['listRecharges'],
  /** An addition of ours: a discount, a limit, a decision about the identity. */
  account_result: ['getMyAccount'],
  /** Specification section 4: a recharge that succeeded also refetches my info, which carries the balance. */
  recharge_succeeded: ['getMyAccount'],
} as const;

export interface LiveBridge {
  readonly live: Pick<Live, 'on' | 'onResync' | 'onStatus' | 'status'>;
  readonly client: QueryClient;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a page of a list, as it is cached, has the record of an id. */
function hasRecord(page: unknown, id: string): boolean {
  const rows = isObject(page) ? page['data'] : undefined;
  return Array.isArray(rows) && rows.some((row) => isObject(row) && row['_id'] === id);
}

/**
 * Keeps the screens up to date with the server (specification, section 4). An event or a reconnection makes answers stale;
 * what is on screen is read again at once and in the background, however little the event says, and many events in a row
 * read it no more than once a second. No values are taken from an event.
 * @returns the function that ends it
 */
export function bridgeLive({ live, client }: LiveBridge): () => void {
  const refetchOne = createThrottle<null>((operation) =>
    invalidateAnswers(client, ({ queryKey }) => queryKey[0] === operation),
  );

  function refetch(operations: readonly string[]): void {
    for (const operation of operations) refetchOne(operation, null);
  }

  /**
   * Of the PCs only the page that has this one: a customer with many has many pages, and nothing of the others has changed. What is
   * read already is not asked for in its place but after it, together with the PC's lifecycle, which does so too.
   */
  const refetchPageOf = createThrottle<null>(async (id) => {
    const isPage = ({ queryKey, state }: Query): boolean =>
      queryKey[0] === 'listImages' && hasRecord(state.data, id);
    const underWay = client.getQueryCache().findAll({ predicate: isPage, fetchStatus: 'fetching' });
    await Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? []));
    await invalidateAnswers(client, isPage);
  });

  const ends = [
    live.on('boot_result', () => refetch(staleOperations.boot_result)),
    live.on('create_vm_result', ({ id }) => {
      refetch(staleOperations.create_vm_result);
      // Without an id it may be any of them.
      if (id) refetchPageOf(id, null);
      else refetch(['listImages']);
    }),
    live.on('vm_result', () => refetch(staleOperations.vm_result)),
    live.on('account_result', () => refetch(staleOperations.account_result)),
    live.on('recharge_result', ({ status }) => {
      refetch(staleOperations.recharge_result);
      // One that does not say how it ended may have brought money.
      if (status !== 'FAILED') refetch(staleOperations.recharge_succeeded);
    }),
    live.onStatus(() => {
      // The server no longer takes this token: the account tells why, and the session ends by what it answers.
      if (live.status() === 'refused') refetch(['getMyAccount']);
    }),
    live.onResync(() => {
      void invalidateAnswers(client, ({ queryKey }) => !isCatalogue(queryKey));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
