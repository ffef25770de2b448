import type { Middleware } from '../request-context.ts';
import type { OperationId } from '../operations.ts';
import type { ApiError } from '../result.ts';

/** Where the bearer token comes from; a session is one. */
export interface TokenSource {
  /** Null when nobody is signed in. */
  token(): string | null;
}

/** A call that the server refused for its token. */
export interface UnauthorizedCall {
  readonly operationId: OperationId;
  readonly error: ApiError;
  /** Whether the customer was waiting for it: then lead to the login; else keep what they typed and say so. */
  readonly background: boolean;
}

/**
 * Carries the bearer token, when there is one, and tells of the end of a session.
 *
 * A 401 tells nothing about the session when the operation is public (wrong password), or when another token has taken
 * the refused one's place meanwhile (signed in again, in this tab or another).
 */
export function authorization(
  session: TokenSource,
  onUnauthorized: ((call: UnauthorizedCall) => void) | undefined,
): Middleware {
  return (next) => async (context) => {
    const token = session.token();
    // A read that is tried again still has the header of its first try.
    if (token === null) context.headers.delete('authorization');
    else context.headers.set('authorization', `Bearer ${token}`);
    const result = await next(context);
    if (
      !result.ok &&
      result.error.kind === 'unauthorized' &&
      context.operation.public !== true &&
      session.token() === token
    ) {
      const { operationId, background } = context;
      onUnauthorized?.({ operationId, background, error: result.error });
    }
    return result;
  };
}
