import type { Answer, CallOptions, Input } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { Services } from '../app/services.ts';
import { callQuery, type QueryId } from './queries.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Asks the server past the cache and puts what it says there, so that the screens follow what a lifecycle reads. Not once its
 * customer has gone: a late answer must not wait in the cache for whoever signs in next.
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
  // The table's type pairs every id with its own input and answer; TypeScript loses the pair for an id it does not know.
  const call = services.api[id] as (
    input: Input<Id>,
    options: CallOptions,
  ) => Promise<Result<Answer<Id>>>;
  const answer = await call(input, options);
  if (answer.ok && session.token() === token) {
    const { queryKey } = callQuery(services, id, input);
    queryClientOf(services).setQueryData(queryKey, answer.value);
  }
  return answer;
}
