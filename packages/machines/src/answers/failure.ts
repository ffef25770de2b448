import type { ApiError, Result } from '@tram/api/result';
import { outcomeUnknown } from './retry.ts';

/**
 * What a failed call means for the customer, by name: one name for each thing that there is to do about it.
 *
 * - `no-answer`: the answer was lost; the server may have done it all the same.
 * - `server-failed`: the server made a mistake (5xx).
 * - `too-many-requests`: 429; `error.retryAfterMs` says how long to wait.
 * - `session-ended`: 401; sign in again.
 * - `not-allowed`: 403; the account may not (locked …), support can help.
 * - `not-found`: 404. `invalid`: another 4xx, something has to be filled in differently.
 * - `missing-money`: 409 for the balance; `error.missingAmount` says by how much.
 * - `conflict`: another 409, the present state does not allow it.
 */
export type FailureName =
  | 'no-answer'
  | 'server-failed'
  | 'too-many-requests'
  | 'session-ended'
  | 'not-allowed'
  | 'not-found'
  | 'invalid'
  | 'missing-money'
  | 'conflict';

export function failureNameOf(error: ApiError): FailureName {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'malformed':
      return 'no-answer';
    case 'server':
      return error.status === 429 ? 'too-many-requests' : 'server-failed';
    case 'unauthorized':
      return 'session-ended';
    case 'forbidden':
      return 'not-allowed';
    case 'not-found':
      return 'not-found';
    case 'conflict':
      return error.missingAmount === null ? 'conflict' : 'missing-money';
    case 'invalid':
      return 'invalid';
    default:
      return 'no-answer'; // A kind that we do not know yet: never say that nothing happened.
  }
}

/** An error of which nothing else is known. */
export function bareError(
  kind: ApiError['kind'],
  status: number | null = null,
  message = '',
): ApiError {
  return { kind, status, message, requestId: null, missingAmount: null, retryAfterMs: null };
}

/** What a failed write means: `lost` when the server may have done it all the same, else the name of its refusal. */
export type WriteFailure = 'lost' | Exclude<FailureName, 'no-answer' | 'missing-money'>;

/** What a write came to that costs nothing and was sent once; `null` for a success. */
export function writeFailureOf(result: Result<unknown>): WriteFailure | null {
  if (result.ok) return null;
  // There is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(result.error, 1)) return 'lost';
  const name = failureNameOf(result.error);
  if (name === 'missing-money') return 'conflict';
  return name === 'no-answer' ? 'lost' : name;
}

/** For each action of a table why it cannot be begun now; `null` when it can. */
export function refusalsOf<Action extends string, Refusal>(
  actions: Readonly<Record<Action, unknown>>,
  refusalOf: (action: Action) => Refusal | null,
): Record<Action, Refusal | null>;
export function refusalsOf(actions: object, refusalOf: (action: string) => unknown): object {
  return Object.fromEntries(Object.keys(actions).map((action) => [action, refusalOf(action)]));
}
