import type { ApiError, Result } from '@tram/api/result';

/** A refused or failed call as the exception that TanStack Query wants. Nothing else in the portal throws for a call. */
export class CallFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.name = 'CallFailure';
    this.error = error;
  }
}

/** The value of a call. @throws CallFailure with its error */
export function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new CallFailure(result.error);
}

/** The error of a call out of what a query reports; a fault of ours goes on to the router's fallback screen. */
export function callErrorOf(thrown: Error): ApiError {
  if (thrown instanceof CallFailure) return thrown.error;
  throw thrown;
}
