import { firstCallsOf, sendEarly, type FirstCalls } from './early-requests.ts';
import type { Boot } from './protocol.ts';

/** Put in by the build (`scripts/build/boot-script.ts`). */
declare const FIRST_CALLS: FirstCalls;

/**
 * Sends the first calls of the page while its code is loading.
 * @param token empty for a visitor: nothing is sent
 */
export function sendFirstCalls(token: string, apiBase: string): Boot['requests'] {
  if (token === '') return new Map();
  return sendEarly(firstCallsOf(FIRST_CALLS, window.location, apiBase), token, (input, init) =>
    window.fetch(input, init),
  );
}
