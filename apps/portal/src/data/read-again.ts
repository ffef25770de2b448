import type { Services } from '../app/services.ts';
import { queryClientOf } from './query-client.ts';
import type { QueryId } from './queries.ts';

/**
 * Marks every answer of these operations as old, whatever they were asked with: what is on screen is read again at once in
 * the background, the rest when it is next shown. For after an action that the customer has just done.
 * @returns a promise that resolves when what is on screen has been read again; it never rejects
 */
export function readAgain(services: Services, ...operations: readonly QueryId[]): Promise<void> {
  return queryClientOf(services).invalidateQueries({
    predicate: ({ queryKey }) => operations.some((operation) => queryKey[0] === operation),
  });
}
