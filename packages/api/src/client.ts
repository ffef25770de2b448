/** The client: one typed function an operation of the contract, without globals. */
import { completeAnswer } from './answers/complete-answer.ts';
import type { Api, CallOptions } from './call-types.ts';
import { type AnyInput, type ApiOptions, createCaller, type Transport } from './caller.ts';
import { operationIds } from './operations.ts';

export type { Answer, Api, Call, CallOptions, Input } from './call-types.ts';
export type { ApiOptions, TokenSource, UnauthorizedCall } from './caller.ts';
export { type Download, isDownload } from './read-answer.ts';
export type { RetryPolicy } from './retries.ts';

/**
 * Makes a client. Its functions are named by operationId, take `path`, `query` and `body` as the contract says, and
 * return a `Result`: they do not reject for anything that a server or a network does.
 *
 * @example
 * const api = createApi({ baseUrl: '/api', session, clock, idempotency: 'keys' });
 * const result = await api.createOrder({ body: { image, rental_period: 2, unit: 'hour' } }, { idempotencyKey });
 * if (!result.ok) show(result.error.message);
 */
export function createApi(options: ApiOptions): Api;
// The overload is where the table becomes the type: both are generated from the contract, and a test calls every function.
export function createApi(options: ApiOptions): object {
  const call = createCaller(options);
  // Looked up at each call, so that a global one that is put in place later is used.
  const transport: Transport = (...request) => (options.fetch ?? globalThis.fetch)(...request);
  return Object.fromEntries(
    operationIds.map((id) => [
      id,
      async (input?: AnyInput, how?: CallOptions) => {
        const result = await call(transport, id, input, how);
        return result.ok ? completeAnswer(id, result.value) : result;
      },
    ]),
  );
}
