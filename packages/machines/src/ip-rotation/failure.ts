/** What a change that did not succeed means. */
import type { ApiError, Result } from '@tram/api/result';
import { outcomeUnknown } from '../attempt/outcome-unknown.ts';
import type { IpRotationReason } from './types.ts';

/** `lost`: nobody knows whether the server did it. `conflict`: reading the PC says why. The others are the reason itself. */
export type IpRotationFailure =
  | 'lost'
  | Extract<
      IpRotationReason,
      | 'conflict'
      | 'too-soon'
      | 'router-failed'
      | 'not-found'
      | 'session-ended'
      | 'not-allowed'
      | 'unknown'
    >;

/** Refusals that have nothing to do with the routes. */
const ofAccount: ReadonlyMap<ApiError['kind'], IpRotationFailure> = new Map([
  ['unauthorized', 'session-ended'],
  ['forbidden', 'not-allowed'],
]);

/** What a failure is; `null` for a success. */
export function failureOf(result: Result<unknown>): IpRotationFailure | null {
  return result.ok ? null : failureOfError(result.error);
}

function failureOfError(error: ApiError): IpRotationFailure {
  // The contract's answer that the router did not do it; where a proxy gives it, the reading that follows says more.
  if (error.status === 503) return 'router-failed';
  // Sent once: there is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(error, 1)) return 'lost';
  const { kind, status } = error;
  if (status === 429) return 'too-soon';
  return kind === 'conflict' || kind === 'not-found' ? kind : (ofAccount.get(kind) ?? 'unknown');
}

/** The reason to give for a change whose answer is all there is to know; `null` for a success. */
export function reasonOf(result: Result<unknown>): IpRotationReason | null {
  const failure = failureOf(result);
  return failure === 'lost' ? 'unknown' : failure;
}
