/** The context, the events and the other types of a session's lifecycle. */
import type { ApiError } from '@tram/api/result';
import type { AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import { failureNameOf, type FailureName } from '../answers/failure.ts';

/** Who is signed in: the small user record that is stored beside the token. */
export type SessionUser = Pick<AuthSession, '_id' | 'username' | 'role'>;

/** How a session begins: with the stored user, when there is a stored token. */
export interface SessionInput {
  user: SessionUser | null;
}

/**
 * Why nobody is signed in, or why the session is over.
 *
 * - `no-permission`: 'Bạn không có quyền truy cập', the role is not USER.
 * - `incomplete`: the login lacks the name or the password, and nothing was sent.
 * - `wrong-credentials`, `not-allowed` (locked, or the e-mail address is not verified yet), `too-many-attempts`, `refused` (for
 *   anything else): the login was refused; `error.message` is the server's words.
 * - `no-answer`: the login's answer was lost, or the server failed. Nobody is in; logging in again does no harm.
 * - `logged-out`: here. `elsewhere`: in another tab.
 * - `expired`: the server no longer takes the token; `error.message` says why.
 * - `locked`: the account is locked; `error.message` says why, when the server said so.
 */
export type SessionReason =
  | 'no-permission'
  | 'incomplete'
  | 'wrong-credentials'
  | 'not-allowed'
  | 'too-many-attempts'
  | 'refused'
  | 'no-answer'
  | 'logged-out'
  | 'elsewhere'
  | 'expired'
  | 'locked';

/** What the lifecycle remembers: never the token, never a password. The account stays in the front end's cache. */
export interface SessionContext {
  user: SessionUser | null;
  /** To be shown until it is dismissed; `null` when there is none to show. */
  notification: Notification | null;
  reason: SessionReason | null;
  /** The server's refusal behind the reason, or why the account could not be loaded. */
  error: ApiError | null;
}

/** The events: from the customer and from the world outside. */
export type SessionEvent =
  | { type: 'LOG_IN'; credentials: LoginCredentials }
  | { type: 'LOG_OUT' }
  | { type: 'DISMISS_NOTIFICATION' }
  /** Load the account again. */
  | { type: 'RETRY' }
  /** From the end of a session on to the login. */
  | { type: 'CONTINUE' }
  /** A call was refused for its token. `background`: the customer was not waiting for it. */
  | { type: 'UNAUTHORIZED'; background: boolean; error: ApiError }
  /** The account was locked while it was in use. */
  | { type: 'LOCKED'; error: ApiError | null }
  /** The stored session changed, here or in another tab; `null` when nobody is signed in any more. */
  | { type: 'SESSION_CHANGED'; user: SessionUser | null }
  /** Something may have changed: the connection or the tab came back. */
  | { type: 'REFRESH' };

const loginFailures: Readonly<Partial<Record<FailureName, SessionReason>>> = {
  'session-ended': 'wrong-credentials', // 401: there was no session yet.
  'not-allowed': 'not-allowed',
  'too-many-requests': 'too-many-attempts',
  'no-answer': 'no-answer',
  'server-failed': 'no-answer',
};

/** Why a login did not succeed (contract, `login`). */
export function loginFailureOf(error: ApiError): SessionReason {
  return loginFailures[failureNameOf(error)] ?? 'refused';
}
