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
 * It neither retries failed reads (the API client does) nor reads again when the connection, the tab or the computer comes
 * back (the real-time bridge does, for what is on screen).
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
 * For loaders: requests what a screen shows first, while the screen's code is still loading. It does not wait, so the screen
 * appears with its skeleton as soon as its code is there; the screen shows a failure.
 *
 * What the cache holds is not read again (a filter or a dialog in the URL runs loaders again): the screen that mounts decides
 * whether it is stale.
 */
export function startQuery<Data, Key extends QueryKey>(
  services: Services,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void queryClientOf(services).prefetchQuery({ ...options, staleTime: 'static' });
}

/**
 * Makes answers stale: what is on screen is read again at once in the background, the rest when it is next shown. An answer that
 * is on its way may be outdated already. TanStack Query restarts a fetch only where there is data already, so a first answer is
 * read again once it has arrived.
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
      query.fetch().then(
        () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      ),
    ),
  ]);
}

/**
 * Reads the answers of these operations again, whatever their input. For use after an action of the customer.
 * @returns a promise that resolves when what is on screen has been read again; it never rejects
 */
export function invalidate(services: Services, ...operations: readonly QueryId[]): Promise<void> {
  return invalidateAnswers(queryClientOf(services), ({ queryKey }) =>
    operations.some((operation) => queryKey[0] === operation),
  );
}
