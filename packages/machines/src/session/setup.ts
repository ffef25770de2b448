/** What a session's lifecycle can do and ask: its actors, actions and guards by name. */
import type { Result } from '@tram/api/result';
import type { Account, AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import { assign, setup } from 'xstate';
import { typesOf } from '../machine-types/types-of.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { SHOWN } from '../rules/limits.ts';
import { credentialsRefusal, mayEnter } from './rules.ts';
import { loginFailureOf } from './login-failure.ts';
import type { SessionContext, SessionEvent, SessionInput, SessionReason } from './types.ts';

/** Everything by name, before the states are given. */
export const sessionSetup = setup({
  types: typesOf<{ context: SessionContext; events: SessionEvent; input: SessionInput }>(),
  actors: {
    login: portActor<LoginCredentials | null, AuthSession>(unprovided),
    getNotification: portActor<void, Notification>(unprovided),
    getMyAccount: portActor<void, Account>(unprovided),
  },
  actions: {
    openSession: (_args, _result: Result<AuthSession>) => {},
    closeSession: () => {},
    forgetCustomer: () => {},
    enter: assign((_, result: Result<AuthSession>) => {
      if (!result.ok) return {};
      const { _id, username, role } = result.value;
      return { user: { _id, username, role }, reason: null, error: null };
    }),
    takeStoredUser: assign(({ event }) =>
      event.type === 'SESSION_CHANGED'
        ? { user: event.user, notification: null, reason: null, error: null }
        : {},
    ),
    expire: assign(({ event }) => ({
      notification: null,
      reason: 'expired' as const,
      error: event.type === 'UNAUTHORIZED' ? event.error : null,
    })),
    leave: assign(({ event }, { reason }: { reason: SessionReason }) => ({
      user: null,
      notification: null,
      reason,
      error: event.type === 'UNAUTHORIZED' || event.type === 'LOCKED' ? event.error : null,
    })),
    refuse: assign((_, result: Result<unknown>) =>
      result.ok ? {} : { user: null, reason: loginFailureOf(result.error), error: result.error },
    ),
    takeNotification: assign((_, result: Result<Notification>) => ({
      notification: result.ok && result.value.status === SHOWN ? result.value : null,
    })),
    dismissNotification: assign({ notification: null }),
    takeError: assign((_, result: Result<unknown>) => ({ error: result.ok ? null : result.error })),
    forgetReason: assign({ reason: null, error: null }),
    forgetUser: assign({ user: null }),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    isComplete: ({ event }) =>
      event.type === 'LOG_IN' && credentialsRefusal(event.credentials) === null,
    succeeded: (_, result: Result<unknown>) => result.ok,
    mayEnter: (_, result: Result<AuthSession>) => result.ok && mayEnter(result.value.role),
    isLocked: (_, result: Result<Account>) =>
      result.ok ? !result.value.isActive : result.error.kind === 'forbidden',
    isUnauthorized: (_, result: Result<unknown>) =>
      !result.ok && result.error.kind === 'unauthorized',
    isBackground: ({ event }) => event.type === 'UNAUTHORIZED' && event.background,
    somebodySignedIn: ({ event }) =>
      event.type === 'SESSION_CHANGED' && event.user !== null && mayEnter(event.user.role),
    isSomebodyElse: ({ context, event }) =>
      event.type === 'SESSION_CHANGED' && event.user?._id !== context.user?._id,
    nobodyIsSignedIn: ({ event }) => event.type === 'SESSION_CHANGED' && event.user === null,
  },
});
