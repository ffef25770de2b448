/** Makes calls: openapi-fetch writes the request and reads the body; retries, time-out and token are added here. */
import createClient from 'openapi-fetch';
import type { Activity } from './activity.ts';
import type { CallOptions } from './call-types.ts';
import type { ServerClock } from './clock.ts';
import { encodeBody, encodeQuery, fillPath } from './encoding.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type Operation, type OperationId, operations } from './operations.ts';
import { longestTimer, readAnswer } from './read-answer.ts';
import { type ApiError, failure, type Result } from './result.ts';
import { type RetryPolicy, withRetries } from './retries.ts';

/** Where the bearer token comes from; a session is one. */
export interface TokenSource {
  /** Null when signed out. */
  token(): string | null;
}

/** A call that the server refused because of its token. */
export interface UnauthorizedCall {
  readonly operationId: OperationId;
  readonly error: ApiError;
  /** Whether the customer was waiting for it: then lead to the login; else keep what they typed and say so. */
  readonly background: boolean;
}

export interface ApiOptions {
  /** Address of the API without a slash at its end: `/api`, or with an origin in front. */
  readonly baseUrl: string;
  readonly session: TokenSource;
  /** Is set by the Date header of every answer. */
  readonly clock: ServerClock;
  /**
   * Whether the server charges the same `Idempotency-Key` once. To one that does not, none is sent, and no order may be sent
   * again whose answer was lost. Default `none`: the specification does not mention keys.
   */
  readonly idempotency?: 'keys' | 'none' | undefined;
  /**
   * Whether the server compares `Confirmed-Total` with what it is about to charge. To one that does not, none is sent. Default `unchecked`: the
   * specification does not mention it.
   */
  readonly confirmedTotal?: 'checked' | 'unchecked' | undefined;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Counts the calls in flight that are not in the background. */
  readonly activity?: Activity | undefined;
  /** Called when the server no longer accepts the session's token. It decides whether the session ends. */
  readonly onUnauthorized?: ((call: UnauthorizedCall) => void) | undefined;
  readonly retry?: RetryPolicy | undefined;
}

export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** `fetch`, or a function with its signature. */
export type Transport = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Headers;
    readonly body: string | FormData | null;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

/** Calls an operation. Rejects only for a mistake of the caller, such as a path without its value. */
export type Caller = (
  transport: Transport,
  operationId: OperationId,
  input?: AnyInput,
  call?: CallOptions,
) => Promise<Result<unknown>>;

/** Paths for openapi-fetch, whichever operation it is: the functions of a client carry the types of each. */
interface AnyOperation {
  readonly parameters: { readonly path?: object | undefined; readonly query?: object | undefined };
  readonly requestBody?: { readonly content: Readonly<Record<'any/any', unknown>> } | undefined;
  readonly responses: Readonly<Record<number, unknown>>;
}
type AnyPaths = Record<string, Record<'get' | 'post' | 'patch' | 'delete', AnyOperation>>;

/**
 * Makes the function that every call goes through: openapi-fetch writes the request and reads the body of the answer, and around
 * it are, from the outside in, activity, retries, the time-out and the token.
 */
export function createCaller(options: Omit<ApiOptions, 'fetch'>): Caller {
  const { session, clock, activity, retry = {}, onUnauthorized } = options;
  const client = createClient<AnyPaths>({
    baseUrl: options.baseUrl,
    pathSerializer: fillPath,
    querySerializer: encodeQuery,
    // Encoded before, because a transport is given the form itself.
    bodySerializer: (body) => body,
  });
  return async (transport, operationId, input = {}, call = {}) => {
    const operation: Operation = operations[operationId];
    const { method, path, answer } = operation;
    const { anonymous = false, background = false, timeoutMs = defaultTimeoutMs(operation) } = call;
    const body = encodeBody(operation, input.body);
    const idempotencyKey =
      options.idempotency === 'keys' && operation.idempotent === true
        ? (call.idempotencyKey ?? newIdempotencyKey())
        : undefined;

    /** The signal says what ended a request without an answer: the errors of browsers differ. */
    const exchange = async (
      token: string | null,
      signal: AbortSignal,
    ): Promise<Result<unknown>> => {
      let isSent = false;
      try {
        const response = await client[method](path, {
          params: { path: input.path ?? {}, query: input.query ?? {} },
          headers: {
            accept: answer === undefined ? 'application/json' : '*/*',
            authorization: token === null ? undefined : `Bearer ${token}`,
            'idempotency-key': idempotencyKey,
            'confirmed-total':
              options.confirmedTotal === 'checked' ? call.confirmedTotal : undefined,
          },
          body,
          signal,
          parseAs: answer === undefined ? 'text' : 'blob',
          fetch: async ({ url, headers }: Request) => {
            isSent = true;
            // The transport writes the boundary of the form.
            if (body instanceof FormData) headers.delete('content-type');
            const observe = clock.begin();
            const received = await transport(url, { method, headers, body: body ?? null, signal });
            observe(received.headers);
            return received;
          },
        });
        return await readAnswer(operation, response);
      } catch (error) {
        if (!isSent) throw error;
        return failure(signal.aborted ? 'aborted' : 'network');
      }
    };

    /**
     * A 401 is not the end of the session when the operation is public (wrong password), when no token was to be sent, or when
     * another token has replaced the refused one meanwhile (signed in again, in this tab or another).
     */
    const authorized = async (signal: AbortSignal): Promise<Result<unknown>> => {
      const token = anonymous ? null : session.token();
      const result = await exchange(token, signal);
      const isExpired =
        !result.ok &&
        result.error.kind === 'unauthorized' &&
        operation.public !== true &&
        !anonymous &&
        session.token() === token;
      if (isExpired) onUnauthorized?.({ operationId, background, error: result.error });
      return result;
    };

    const end = background ? undefined : activity?.begin();
    try {
      return await withRetries(operation, retry, call.signal, () =>
        withTimeout(timeoutMs, call.signal, authorized),
      );
    } finally {
      end?.();
    }
  };
}

/**
 * Gives up on an answer that does not come in time, the reading of its body included. The caller's own signal still ends
 * the call as `aborted`.
 */
async function withTimeout(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const controller = new AbortController();
  let isLate = false;
  const abort = (): void => controller.abort();
  const timer = setTimeout(
    () => {
      isLate = true;
      abort();
    },
    Math.min(timeoutMs, longestTimer),
  );
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const result = await send(controller.signal);
    return isLate && !result.ok && result.error.kind === 'aborted' ? failure('timeout') : result;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** In ms. */
function defaultTimeoutMs({ body, answer }: Operation): number {
  if (body === 'multipart') return 300_000;
  return answer === undefined ? 20_000 : 120_000;
}
