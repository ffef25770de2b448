import type { Activity } from '@tram/api/activity';
import { createApi, type Api, type ApiOptions } from '@tram/api/client';
import type { ServerClock } from '@tram/api/clock';
import type { Session } from '@tram/api/session';
import type { Boot } from '../boot/protocol.ts';
import { takeOverEarlyRequests } from '../boot/take-over.ts';

export interface ClientParts {
  readonly apiBase: string;
  /** Whether the server charges a key once. */
  readonly idempotency: 'keys' | 'none';
  readonly session: Session;
  readonly clock: ServerClock;
  readonly activity: Activity;
  /** What the blocking script left: calls that are under way already. */
  readonly boot: Boot | undefined;
  readonly onUnauthorized: NonNullable<ApiOptions['onUnauthorized']>;
}

/** Looked up at each call, so that one that is put in place later is used. */
const browserFetch: typeof fetch = (...request) => window.fetch(...request);

/** Makes the client of the API. A module of its own: an open page calls nothing until the customer sends something. */
export function createClient({ apiBase, boot, ...parts }: ClientParts): Api {
  return createApi({
    ...parts,
    baseUrl: apiBase,
    fetch: takeOverEarlyRequests(boot, browserFetch, parts.clock),
  });
}
