import { readAnswer } from './answer.ts';
import type { ServerClock } from './clock.ts';
import type { Send } from './request-context.ts';
import { failure } from './result.ts';

/** Sends by fetch. Every answer's Date header sets the server clock. */
export function fetchTransport(fetch: typeof globalThis.fetch, clock: ServerClock): Send {
  return async ({ operation, url, headers, body, signal }) => {
    const observe = clock.begin();
    try {
      const response = await fetch(url, { method: operation.method, headers, body, signal });
      observe(response.headers);
      return await readAnswer(operation, response);
    } catch {
      // Fetch says why in words that differ by browser; what matters is only who ended it.
      return failure(signal?.aborted === true ? 'aborted' : 'network');
    }
  };
}
