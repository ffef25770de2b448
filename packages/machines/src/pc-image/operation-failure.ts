import type { ApiError } from '@tram/api/result';
import { failureNameOf } from '../attempt/failure-name.ts';
import type { FailureName } from '../attempt/failure-name.ts';

/** `machine-failed`: the request was right, and the machine did not do it; `error.message` is the server's words. */
export type PcImageOperationFailure = FailureName | 'machine-failed';

/**
 * The error of an answer whose `statusCode` says that the machine did not do what was asked, although the call succeeded
 * (section 8, "generic 200 success, 400 failed").
 */
export function machineFailed(statusCode: number, message: string): ApiError {
  return {
    kind: 'server',
    status: statusCode,
    message,
    requestId: null,
    missingAmount: null,
    retryAfterMs: null,
  };
}

/** Why a call to the machine failed, by name. */
export function operationFailureOf(error: ApiError): PcImageOperationFailure {
  // A refusal of the call itself with this status is of kind `invalid`.
  const isMachines = error.kind === 'server' && error.status === 400;
  return isMachines ? 'machine-failed' : failureNameOf(error);
}
