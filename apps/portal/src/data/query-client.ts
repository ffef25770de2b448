import {
  QueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type Query,
} from '@tanstack/react-query';
import { lazyService, type Services } from '../app/services.ts';
import { keepNewestVersion } from './version-guard.ts';
import type { QueryId } from './queries.ts';

/** How long an answer counts as fresh, ms: a screen that opens again within it does not ask again. */
const freshFor = 10_000;

/**
 * A cache of the server's answers.
 *
 * What it leaves to others: repeating failed reads (the client does), and looking again when the connection, the tab or
 * the machine comes back (the real-time bridge does, for whatever is on screen).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        structuralSharing: keepNewestVersion,
      },
    },
  });
}

/** The one cache of an application. Open pages never import this module, so they never load the library. */
export const queryClientOf = lazyService(createQueryClient);

/**
 * For loaders: asks for what a screen shows first, while the screen's code is still on its way. It does not wait, so the
 * screen appears with its skeleton as soon as its code is there; a failure is the screen's to show.
 *
 * What the cache holds is left alone (a filter or a dialog in the URL runs loaders again): whether it is old is for the
 * screen that mounts to decide.
 */
export function startQuery<Data, Key extends QueryKey>(
  services: Services,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void queryClientOf(services).prefetchQuery({ ...options, staleTime: 'static' });
}

/**
 * Makes answers old: what is on screen is read again at once in the background, the rest when it is next shown. An answer that
 * is on its way may be from before. TanStack Query begins a fetch anew only where there are data already: a first one is read
 * again once it has come.
 * @returns a promise that resolves when what is on screen has been read again; it never rejects
 */
export async function invalidateAnswers(
  client: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  const firstFetches = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    client.invalidateQueries({ predicate }),
    ...firstFetches.map((query) =>
      // The one that is under way.
      query.fetch().then(
        () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      ),
    ),
  ]);
}

/**
 * Reads again whatever these operations were asked with. For after an action that the customer has just done.
 * @returns a promise that resolves when what is on screen has been read again; it never rejects
 */
export function invalidate(services: Services, ...operations: readonly QueryId[]): Promise<void> {
  return invalidateAnswers(queryClientOf(services), ({ queryKey }) =>
    operations.some((operation) => queryKey[0] === operation),
  );
}
