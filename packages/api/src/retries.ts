import type { Operation } from './operations.ts';
import { type ApiError, failure, type Result } from './result.ts';

/** When and how often a read is retried. */
export interface RetryPolicy {
  /** Tries after the first one. Default 2. */
  readonly limit?: number | undefined;
  /** Milliseconds before the first of them, doubled for each next one. Default 400. */
  readonly baseMs?: number | undefined;
  /** Longest wait in milliseconds; a server that asks for more is not asked again. Default 5000. */
  readonly maxMs?: number | undefined;
}

/**
 * Retries reads after a lost connection or an overloaded server, with exponential backoff and jitter. Only GETs without
 * side effects: only the customer retries everything else. A timeout is not retried, the customer has
 * waited long enough.
 */
export async function withRetries(
  { method, sideEffect }: Operation,
  { limit = 2, baseMs = 400, maxMs = 5000 }: RetryPolicy,
  signal: AbortSignal | undefined,
  send: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  let result = await send();
  if (method !== 'GET' || sideEffect === true) return result;
  for (let attempt = 0; attempt < limit && !result.ok; attempt += 1) {
    const wait = waitBefore(result.error, baseMs * 2 ** attempt);
    if (wait === null || wait > maxMs) break;
    if (!(await pause(wait, signal))) return failure('aborted');
    result = await send();
  }
  return result;
}

/**
 * Milliseconds to wait; null when a retry is useless. Jitter: half of the back-off is fixed, half random, also behind a
 * `Retry-After`, which a server says to many at once.
 */
function waitBefore(error: ApiError, backOff: number): number | null {
  const passing =
    error.kind === 'network' ||
    error.status === 502 ||
    error.status === 503 ||
    error.status === 504 ||
    (error.status === 429 && error.retryAfterMs !== null);
  if (!passing) return null;
  return (error.retryAfterMs ?? 0) + backOff * (0.5 + Math.random() / 2);
}

/** Whether the time passed without an abort. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(false);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, milliseconds);
    return signal?.addEventListener('abort', stop, { once: true });
  });
}
