/** The client: one typed function an operation of the contract, without globals. */
import { completeAnswer } from './answers/complete-answer.ts';
import type { Activity } from './activity.ts';
import type { Api, CallOptions } from './call-types.ts';
import type { ServerClock } from './clock.ts';
import { type Input, prepare } from './prepare.ts';
import { compose } from './request-context.ts';
import { fetchTransport } from './fetch-transport.ts';
import { activityCount } from './middleware/activity.ts';
import {
  authorization,
  type TokenSource,
  type UnauthorizedCall,
} from './middleware/authorization.ts';
import { idempotencyKeys } from './middleware/idempotency.ts';
import { retries, type RetryPolicy } from './middleware/retries.ts';
import { timeout } from './middleware/timeout.ts';
import { operationIds } from './operations.ts';

export type { Answer, Api, Call, CallOptions, Input } from './call-types.ts';
export { type Download, isDownload } from './download.ts';
export type { RetryPolicy } from './middleware/retries.ts';
export type { TokenSource, UnauthorizedCall } from './middleware/authorization.ts';

/** What a client is made of. */
export interface ApiOptions {
  /** Address of the API without a slash at its end: `/api`, or with an origin in front. */
  readonly baseUrl: string;
  readonly session: TokenSource;
  /** Is set by the Date header of every answer. */
  readonly clock: ServerClock;
  /**
   * Whether the server charges the same `Idempotency-Key` once. To one that does not, none is sent, and nobody may send an order
   * again whose answer was lost. Default `none`: a server that keeps the specification alone has never heard of keys.
   */
  readonly idempotency?: 'keys' | 'none' | undefined;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Counts the calls under way that are not in the background. */
  readonly activity?: Activity | undefined;
  /** Told when the server no longer takes the session's token. It decides what becomes of the session. */
  readonly onUnauthorized?: ((call: UnauthorizedCall) => void) | undefined;
  readonly retry?: RetryPolicy | undefined;
}

/**
 * Makes a client. Its functions are named by operationId, take `path`, `query` and `body` as the contract says, and
 * answer a `Result`: they reject for nothing that a server or a network does.
 *
 * @example
 * const api = createApi({ baseUrl: '/api', session, clock, idempotency: 'keys' });
 * const result = await api.createOrder({ body: { image, rental_period: 2, unit: 'hour' } }, { idempotencyKey });
 * if (!result.ok) show(result.error.message);
 */
export function createApi(options: ApiOptions): Api;
// The overload is where the table becomes the type: both are generated from the contract, and a test calls every function.
export function createApi(options: ApiOptions): object {
  const send = compose(
    // Called through the global each time, so that one that is put in place later is used.
    fetchTransport(options.fetch ?? ((...request) => globalThis.fetch(...request)), options.clock),
    activityCount(options.activity),
    idempotencyKeys(options.idempotency ?? 'none'),
    retries(options.retry),
    timeout,
    authorization(options.session, options.onUnauthorized),
  );
  return Object.fromEntries(
    operationIds.map((id) => [
      id,
      async (input?: Input, call?: CallOptions) => {
        const result = await send(prepare(options.baseUrl, id, input, call));
        return result.ok ? completeAnswer(id, result.value) : result;
      },
    ]),
  );
}
