import { LONGEST_TIMER, SECOND } from '../rules/duration.ts';

/** Longest pause between two tries of one intention, ms. */
export const LONGEST_RETRY_DELAY = 30 * SECOND;

/**
 * Pause before a lost write is sent again with the same key, ms: 1, 2, 4 … 30 seconds, or what the server asks for where that
 * is longer; never more than a timer can hold, so that no wait ends at once.
 *
 * @param tries how often it has been sent already, ≥ 1
 */
export function retryDelay(tries: number, retryAfter: number | null = null): number {
  const doubled = SECOND * 2 ** Math.min(Math.max(tries - 1, 0), 5);
  const usual = Math.min(doubled, LONGEST_RETRY_DELAY);
  // No number is less than NaN, nor more.
  return retryAfter !== null && retryAfter > usual ? Math.min(retryAfter, LONGEST_TIMER) : usual;
}
