import type { Query, QueryClient } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { queryClientOf } from './query-client.ts';
import type { QueryId } from './queries.ts';

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
