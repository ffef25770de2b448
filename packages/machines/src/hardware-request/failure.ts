/** What a call that did not succeed means for a request for hardware. */
import type { Result } from '@tram/api/result';
import { outcomeUnknown } from '../attempt/outcome-unknown.ts';
import type { HardwareRequestReason } from './types.ts';

/** `lost`: nobody knows whether the server did it. The others are answers. */
export type HardwareFailure =
  | 'lost'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'not-found'
  | 'too-many-requests'
  | 'other';

/** What a failure is; `null` for a success. */
export function failureOf(result: Result<unknown>): HardwareFailure | null {
  if (result.ok) return null;
  const { error } = result;
  // Sent once: there is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(error, 1)) return 'lost';
  const { kind, status } = error;
  if (kind === 'unauthorized' || kind === 'forbidden') return kind;
  if (kind === 'conflict' || kind === 'not-found') return kind;
  return status === 429 ? 'too-many-requests' : 'other';
}

const reasons: Partial<Readonly<Record<HardwareFailure, HardwareRequestReason>>> = {
  unauthorized: 'session-ended',
  forbidden: 'not-allowed',
  'too-many-requests': 'too-many-requests',
};

/** The reason to give for a call that failed, where its own words are all that there is to say. */
export function reasonOfFailure(failure: HardwareFailure | null): HardwareRequestReason {
  return (failure === null ? undefined : reasons[failure]) ?? 'unknown';
}
