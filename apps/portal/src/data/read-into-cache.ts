import type { Answer, CallOptions, Input } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import { type Services, lazyService } from '../app/services.ts';
import { callOf, callQuery, type QueryId } from './queries.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Calls the server, bypassing the cache, and writes its answer into the cache, so that the screens show what a lifecycle reads.
 * Not after its customer has logged out: a late answer must not be in the cache of the next customer.
 * @param input `path` and `query` as the client's function takes them
 */
export async function readIntoCache<Id extends QueryId>(
  services: Services,
  id: Id,
  input: Input<Id>,
  options: CallOptions,
): Promise<Result<Answer<Id>>> {
  const { session } = services;
  const token = session.token();
  const answer = await callOf(services, id)(input, options);
  if (answer.ok && session.token() === token) {
    const { queryKey } = callQuery(services, id, input);
    queryClientOf(services).setQueryData(queryKey, answer.value);
  }
  return answer;
}

/** The calls that have begun in this turn of the event loop, by operation and input. */
const callsOfTurn = lazyService(() => new Map<string, Promise<Result<unknown>>>());

/**
 * Reads an answer from the server in the background and writes it into the cache. Records that are read at the same moment (an
 * event that names none, a reconnection) share one call: the answer is never older than a call of this turn of the event loop.
 * It cannot be aborted, because several callers share it.
 * @param input `path` and `query` as the client's function takes them
 */
export function readInTurn<Id extends QueryId>(
  services: Services,
  id: Id,
  input: Input<Id>,
): Promise<Result<Answer<Id>>> {
  const calls = callsOfTurn(services);
  const key = JSON.stringify([id, input]);
  const known = calls.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key begins with the operation, and only its own answers are put under it, below
  if (known !== undefined) return known as Promise<Result<Answer<Id>>>;
  const answer = readIntoCache(services, id, input, { background: true });
  calls.set(key, answer);
  setTimeout(() => calls.delete(key), 0);
  return answer;
}
