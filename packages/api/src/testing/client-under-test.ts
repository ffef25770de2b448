import { onTestFinished } from 'vitest';
import { type Api, type ApiOptions, type CallOptions, createApi } from '../client.ts';
import { createServerClock } from '../clock.ts';
import type { OperationId } from '../operations.ts';
import { type AnswerRequest, startServer } from './http-server.ts';

/** A client and the real server that answers it; the server is closed after the test. */
export async function clientAgainst(
  answer: AnswerRequest,
  options: Partial<Omit<ApiOptions, 'baseUrl'>> = {},
) {
  const server = await startServer(answer);
  onTestFinished(() => server.close());
  const api = createApi({
    session: { token: () => 'token-of-demo' },
    clock: createServerClock(),
    // Retries at once: most tests are not about the wait.
    retry: { baseMs: 1 },
    idempotency: 'keys',
    ...options,
    baseUrl: `${server.origin}/api`,
  });
  return { api, server };
}

/** An id as the server gives them. */
export const anyId = '6740c1e29f0b7a4100000001';

/** A value for every path parameter of the contract. */
export const anyPath = { id: anyId, orderId: anyId, imageId: anyId, product: 'tram' };

/** A function of the client whose name is only known when the test runs. */
type AnyCall = (input: object, options?: CallOptions) => Promise<unknown>;

/** The function of an operation, without that operation's types: for tests that walk all of them. */
export function anyCall(api: Api, id: OperationId): AnyCall;
export function anyCall(api: Readonly<Record<string, unknown>>, id: string): unknown {
  return api[id];
}
