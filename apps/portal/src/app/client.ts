import { createApi, type Api, type ApiOptions } from '@tram/api/client';
import type { Boot } from '../boot/protocol.ts';
import { takeOverEarlyRequests } from '../boot/take-over.ts';

/** Looked up at each call, so that one that is put in place later is used. */
const browserFetch: typeof fetch = (...request) => window.fetch(...request);

/**
 * Makes the client of the API. A module of its own: an open page calls nothing until the customer sends something.
 * @param boot what the blocking script left: calls that are under way already
 */
export function createClient(options: Omit<ApiOptions, 'fetch'>, boot: Boot | undefined): Api {
  return createApi({ ...options, fetch: takeOverEarlyRequests(boot, browserFetch, options.clock) });
}
