import type { Answer, Input } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import { lazyService, type Services } from '../app/services.ts';
import type { QueryId } from './queries.ts';
import { readIntoCache } from './read-into-cache.ts';

/** The calls that have begun in this turn of the event loop, by operation and input. */
const callsOfTurn = lazyService(() => new Map<string, Promise<Result<unknown>>>());

/**
 * An answer fresh from the server, in the background; it goes into the cache, so the screens follow. Records that look at
 * themselves at the same moment (an event that does not say which, a connection that comes back) share one call: nothing
 * older is ever given than what was asked for in this turn. It cannot be aborted: it is not one asker's alone.
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
