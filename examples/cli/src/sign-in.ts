import type { UnauthorizedCall } from '@tram/api/client';
import type { Account, LoginCredentials } from '@tram/api/types';
import { sessionView, withSessionPorts, type SessionView } from '@tram/machines/session';
import { createActor } from 'xstate';
import { connectionTo, type Connection } from './connection.ts';
import { Ending, exitCodes } from './ending.ts';
import { sessionPorts } from './ports.ts';
import { refusal } from './refusal.ts';
import { until } from './until.ts';
import { words } from './words.vi.ts';

/** A signed-in customer. */
export interface SignedIn {
  readonly connection: Connection;
  readonly account: () => Account;
  /** Loads the account again. @throws Ending where that fails */
  readonly loadAccount: () => Promise<Account>;
  /** Ends the session, the real-time connection with it. */
  readonly signOut: () => void;
}

/**
 * Signs in with the session's lifecycle.
 * @param onEnd called when the session ends other than by a logout
 * @throws Ending when the login fails
 */
export async function signIn(
  server: string,
  credentials: LoginCredentials,
  stop: AbortSignal,
  onEnd: (ending: Ending) => void,
): Promise<SignedIn> {
  const connection = connectionTo(server, ({ background, error }: UnauthorizedCall) => {
    actor.send({ type: 'UNAUTHORIZED', background, error });
  });
  let account: Account | null = null;
  const machine = withSessionPorts(
    sessionPorts(connection, (loaded) => {
      account = loaded;
    }),
  );
  const actor = createActor(machine, { input: { user: null } }).start();
  actor.send({ type: 'LOG_IN', credentials });
  try {
    const view = await until(actor, sessionView, ({ isBusy }) => !isBusy, stop);
    if (view.phase !== 'ready') throw endingOf(view);
  } catch (error) {
    actor.stop();
    throw error;
  }

  let leaving = false;
  actor.subscribe((snapshot) => {
    const now = sessionView(snapshot);
    if (!leaving && now.phase !== 'ready') onEnd(endingOf(now));
  });
  const known = (): Account => {
    if (account === null) throw new Ending(exitCodes.refused, words.accountMissing);
    return account;
  };
  return {
    connection,
    account: known,
    async loadAccount() {
      const answer = await connection.api.getMyAccount({}, { signal: stop });
      stop.throwIfAborted();
      if (!answer.ok) throw refusal(words.accountMissing, answer.error);
      account = answer.value;
      return account;
    },
    signOut() {
      leaving = true;
      actor.send({ type: 'LOG_OUT' });
      actor.stop();
    },
  };
}

/** Why the login failed, in words for the customer. */
function endingOf({ phase, reason, error }: SessionView): Ending {
  if (phase === 'accountFailed') return refusal(words.accountMissing, error);
  const { notSignedIn } = exitCodes;
  switch (reason) {
    case 'no-permission':
      return new Ending(notSignedIn, words.noPermission);
    case 'incomplete':
      return new Ending(exitCodes.misused, words.usernameMissing);
    case 'wrong-credentials':
    case 'not-allowed':
    case 'too-many-attempts':
      return new Ending(notSignedIn, ...refusal(words.notLoggedIn, error).lines);
    case 'locked':
      return new Ending(notSignedIn, error?.message ?? words.locked);
    case 'expired':
    case 'elsewhere':
    case 'logged-out':
      return new Ending(notSignedIn, error?.message ?? words.sessionOver, words.logInAgain);
    case 'no-answer':
    case 'refused':
    case null:
    default:
      return refusal(words.notLoggedIn, error);
  }
}
