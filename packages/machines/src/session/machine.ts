/**
 * The lifecycle of a customer's session (specification, sections 2 "Route guard", 4 "Login" and "Account loading", 6 and
 * 9; interpretations, "Wire conventions"). One actor lives as long as the page.
 *
 * - `deciding`: a stored user is let in at once, anybody else is signed out.
 * - `signedOut`: the open pages and the login form, with the reason why nobody is in. LOG_IN with name and password
 *   leaves it.
 * - `loggingIn`: name and password are checked, once; there is no second LOG_IN. Another role than USER is turned away and nothing of it is stored; for
 *   USER the token is stored, then the notification is fetched, then the account.
 * - `inside` is everything behind the login. LOG_OUT, a 401 that the customer waited for and a log-out in another tab
 *   lead to `signedOut`; another customer signing in in another tab takes over here.
 *   - `fetchingNotification`: after a login alone. A notification that is to be shown stays until it is dismissed; one
 *     that cannot be fetched stops nobody.
 *   - `loadingAccount`: also the first state of a restored session.
 *   - `ready`: signed in with an account. `accountFailed`: without one; RETRY and REFRESH load it again.
 * - `expired`: a 401 in the background. The token is gone, but what is on screen stays, so that nothing typed is lost;
 *   CONTINUE and LOG_OUT lead to the login, and signing in in another tab leads back inside.
 * - `locked`: the account was locked. Shows why; CONTINUE leads to the login.
 *
 * The token is in no state and no context: it goes from the answer to the port that stores it.
 */
import type { Result } from '@tram/api/result';
import type { Account, AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import { and, assign, not, setup } from 'xstate';
import { answerOf, typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { SHOWN } from '../rules/limits.ts';
import { loginFailureOf } from './model.ts';
import type { SessionContext, SessionEvent, SessionInput, SessionReason } from './model.ts';
import { credentialsRefusal, mayEnter } from './rules.ts';

const sessionSetup = setup({
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

const loggedIn = answerOf<Result<AuthSession>>();
const fetched = answerOf<Result<Notification>>();
const loaded = answerOf<Result<Account>>();

/** Nobody is signed in, for a reason. */
const because = (reason: SessionReason) => ({ type: 'leave', params: { reason } }) as const;

/** The account says that the session is over. */
const over = (reason: SessionReason) =>
  ['closeSession', 'forgetCustomer', because(reason), loaded.action('takeError')] as const;

const signedInElsewhere = {
  guard: 'somebodySignedIn',
  target: 'inside.loadingAccount',
  actions: 'takeStoredUser',
} as const;

const machine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { user } }) => ({
    user: user !== null && mayEnter(user.role) ? user : null,
    notification: null,
    reason: null,
    error: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasUser', target: 'inside.loadingAccount' }, { target: 'signedOut' }],
    },
    signedOut: {
      id: 'signedOut',
      on: {
        LOG_IN: [
          { guard: 'isComplete', target: 'loggingIn', actions: 'forgetReason' },
          { actions: because('incomplete') },
        ],
        SESSION_CHANGED: signedInElsewhere,
      },
    },
    loggingIn: {
      invoke: {
        src: 'login',
        input: ({ event }) =>
          event.type === 'LOG_IN'
            ? {
                username: event.credentials.username.trim(),
                password: event.credentials.password.trim(),
              }
            : null,
        onDone: [
          loggedIn.when(
            'mayEnter',
            '#inside.fetchingNotification',
            loggedIn.action('enter'),
            loggedIn.action('openSession'),
          ),
          loggedIn.when('succeeded', '#signedOut', because('no-permission')),
          { target: '#signedOut', actions: loggedIn.action('refuse') },
        ],
      },
      on: {
        SESSION_CHANGED: signedInElsewhere,
      },
    },
    inside: {
      id: 'inside',
      initial: 'loadingAccount',
      on: {
        LOG_OUT: {
          target: 'signedOut',
          actions: ['closeSession', 'forgetCustomer', because('logged-out')],
        },
        UNAUTHORIZED: [
          {
            guard: 'isBackground',
            target: 'expired',
            actions: ['closeSession', 'expire'],
          },
          {
            target: 'signedOut',
            actions: ['closeSession', 'forgetCustomer', because('expired')],
          },
        ],
        LOCKED: {
          target: 'locked',
          actions: ['closeSession', 'forgetCustomer', because('locked')],
        },
        SESSION_CHANGED: [
          {
            guard: 'nobodyIsSignedIn',
            target: 'signedOut',
            actions: ['forgetCustomer', because('elsewhere')],
          },
          {
            guard: and(['somebodySignedIn', 'isSomebodyElse']),
            target: '.loadingAccount',
            actions: ['forgetCustomer', 'takeStoredUser'],
          },
        ],
        DISMISS_NOTIFICATION: { actions: 'dismissNotification' },
      },
      states: {
        fetchingNotification: {
          invoke: {
            src: 'getNotification',
            onDone: {
              target: 'loadingAccount',
              actions: fetched.action('takeNotification'),
            },
          },
        },
        loadingAccount: {
          invoke: {
            src: 'getMyAccount',
            onDone: [
              loaded.when('isLocked', '#locked', ...over('locked')),
              loaded.when('isUnauthorized', '#signedOut', ...over('expired')),
              loaded.when('succeeded', 'ready', loaded.action('takeError')),
              { target: 'accountFailed', actions: loaded.action('takeError') },
            ],
          },
          // The same customer signed in again in another tab: an answer to the old token would end the new session.
          on: {
            SESSION_CHANGED: {
              guard: and(['somebodySignedIn', not('isSomebodyElse')]),
              target: 'loadingAccount',
              reenter: true,
            },
          },
        },
        ready: {},
        accountFailed: {
          on: {
            RETRY: 'loadingAccount',
            REFRESH: 'loadingAccount',
            SESSION_CHANGED: {
              guard: and(['somebodySignedIn', not('isSomebodyElse')]),
              target: 'loadingAccount',
            },
          },
        },
      },
    },
    expired: {
      on: {
        CONTINUE: { target: 'signedOut', actions: ['forgetCustomer', 'forgetUser'] },
        LOG_OUT: { target: 'signedOut', actions: ['forgetCustomer', because('logged-out')] },
        UNAUTHORIZED: {
          guard: not('isBackground'),
          target: 'signedOut',
          actions: ['forgetCustomer', 'forgetUser'],
        },
        SESSION_CHANGED: [
          {
            guard: and(['somebodySignedIn', 'isSomebodyElse']),
            target: 'inside.loadingAccount',
            actions: ['forgetCustomer', 'takeStoredUser'],
          },
          signedInElsewhere,
        ],
      },
    },
    locked: {
      id: 'locked',
      on: {
        CONTINUE: 'signedOut',
        SESSION_CHANGED: signedInElsewhere,
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface SessionMachine extends Machine {}

export const sessionMachine: SessionMachine = machine;
