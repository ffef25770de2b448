import type { ApiError } from '@tram/api/result';
import { LONGEST_TIMER, SECOND } from '../rules/time.ts';

/**
 * Whether a write may have taken effect although its call failed, so that it has to be asked again with the same
 * idempotency key (interpretations, "Wire conventions").
 *
 * A lost, late or broken answer says nothing; neither does an error of the server (5xx), unless it says that it did
 * nothing (501). After an earlier try was lost, refusals given before the key is checked (401, 403, 429) say nothing
 * about that try either. Every other refusal is an answer: the key was known to have no effect.
 *
 * @param tries how often the call has been sent with this key, the failed one included
 */
export function outcomeUnknown(error: ApiError, tries: number): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'malformed':
      return true;
    case 'server':
      return error.status === 429 || error.status === 501 ? tries > 1 : true;
    case 'unauthorized':
    case 'forbidden':
      return tries > 1;
    case 'not-found':
    case 'conflict':
    case 'invalid':
      return false;
    default:
      return true; // A kind that we do not know yet: never assume that nothing was charged.
  }
}

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
