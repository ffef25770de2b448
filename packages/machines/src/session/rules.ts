/**
 * Who may enter, and what can be asked of a session in which phase: data alone. Sources: specification, sections 4
 * ("Login", "Account loading") and 6.
 */
import type { Role } from '@tram/api/types';
import { CUSTOMER_ROLE } from '../rules/limits.ts';

/**
 * - `signedOut`: nobody is signed in.
 * - `loggingIn`: name and password are being checked.
 * - `entering`: signed in; notification, then account, are on their way.
 * - `ready`: signed in with an account.
 * - `accountFailed`: signed in, but the account could not be loaded.
 * - `expired`: the session ended in the background; what is on screen stays.
 * - `locked`: the account is locked.
 */
export type SessionPhase =
  | 'signedOut'
  | 'loggingIn'
  | 'entering'
  | 'ready'
  | 'accountFailed'
  | 'expired'
  | 'locked';

/** What a customer can ask of a session. */
export type SessionAction = 'logIn' | 'logOut' | 'retry' | 'continue';

/** In which phases each action is allowed. */
export const sessionActions: Readonly<Record<SessionAction, readonly SessionPhase[]>> = {
  logIn: ['signedOut'],
  logOut: ['entering', 'ready', 'accountFailed', 'expired'],
  retry: ['accountFailed'],
  continue: ['expired', 'locked'],
};

export function sessionAllows(action: SessionAction, phase: SessionPhase): boolean {
  return sessionActions[action].includes(phase);
}

/** Only role USER may enter; nothing is stored for another (section 6). */
export function mayEnter(role: Role): boolean {
  return role === CUSTOMER_ROLE;
}

/** Why name and password cannot be sent: nothing, or nothing but spaces, was filled in. */
export type CredentialsRefusal = 'username-missing' | 'password-missing';

/** Why name and password cannot be sent, or `null` when they can (section 5, "Login"). Both are trimmed. */
export function credentialsRefusal(credentials: {
  readonly username: string;
  readonly password: string;
}): CredentialsRefusal | null {
  if (credentials.username.trim() === '') return 'username-missing';
  return credentials.password.trim() === '' ? 'password-missing' : null;
}
