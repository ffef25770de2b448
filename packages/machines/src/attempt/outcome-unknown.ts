import type { ApiError } from '@tram/api/result';

/**
 * Whether a write may have taken effect although its call failed, so that it has to be asked again with the same
 * idempotency key (interpretations, "Wire conventions").
 *
 * A lost, late or broken answer says nothing; neither does an error of the server (5xx), unless it says that it did
 * nothing (501). After an earlier try was lost, refusals given before the key is looked at (401, 403, 429) say nothing
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
