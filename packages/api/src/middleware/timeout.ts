import type { Middleware } from '../request-context.ts';
import { failure } from '../result.ts';
import { longestTimer } from '../retry-after.ts';

/**
 * Gives up on an answer that does not come in time, the reading of its body included. The caller's own signal still ends
 * the call as `aborted`.
 */
export const timeout: Middleware = (next) => async (context) => {
  const controller = new AbortController();
  const { signal, timeoutMs } = context;
  let late = false;
  const abort = (): void => controller.abort();
  const timer = setTimeout(
    () => {
      late = true;
      abort();
    },
    Math.min(timeoutMs, longestTimer),
  );
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const result = await next({ ...context, signal: controller.signal });
    return late && !result.ok && result.error.kind === 'aborted' ? failure('timeout') : result;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
