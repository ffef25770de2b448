import type { ApiError } from '@tram/api/result';
import { failureNameOf } from '../attempt/failure-name.ts';
import type { SessionReason } from './types.ts';

/** Why a login did not succeed (contract, `login`). */
export function loginFailureOf(error: ApiError): SessionReason {
  const name = failureNameOf(error);
  switch (name) {
    case 'session-ended':
      return 'wrong-credentials'; // 401: there was no session yet.
    case 'not-allowed':
      return 'not-allowed';
    case 'too-many-requests':
      return 'too-many-attempts';
    case 'no-answer':
    case 'server-failed':
      return 'no-answer';
    case 'not-found':
    case 'invalid':
    case 'missing-money':
    case 'conflict':
      return 'refused';
    default:
      return name satisfies never;
  }
}
