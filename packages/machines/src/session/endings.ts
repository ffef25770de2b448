/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';
import type { Account, AuthSession, Notification } from '@tram/api/types';
import type { SessionReason } from './types.ts';

const loggedIn = ({ event }: { event: { output: Result<AuthSession> } }) => event.output;
const fetched = ({ event }: { event: { output: Result<Notification> } }) => event.output;
const loaded = ({ event }: { event: { output: Result<Account> } }) => event.output;

/** Nobody is signed in, for a reason. */
export const because = (reason: SessionReason) => ({ type: 'leave', params: { reason } }) as const;

/** The account says that the session is over. */
const over = (reason: SessionReason) =>
  [
    'closeSession',
    'forgetCustomer',
    because(reason),
    { type: 'takeError', params: loaded },
  ] as const;

/** Where the login leads. */
export const loginEnds = [
  {
    guard: { type: 'mayEnter', params: loggedIn },
    target: '#inside.fetchingNotification',
    actions: [
      { type: 'enter', params: loggedIn },
      { type: 'openSession', params: loggedIn },
    ],
  },
  {
    guard: { type: 'succeeded', params: loggedIn },
    target: '#signedOut',
    actions: because('no-permission'),
  },
  { target: '#signedOut', actions: { type: 'refuse', params: loggedIn } },
] as const;

/** Where the notification leads: on, whatever it is. */
export const notificationEnds = {
  target: 'loadingAccount',
  actions: { type: 'takeNotification', params: fetched },
} as const;

/** Where the account leads. */
export const accountEnds = [
  {
    guard: { type: 'isLocked', params: loaded },
    target: '#locked',
    actions: over('locked'),
  },
  {
    guard: { type: 'isUnauthorized', params: loaded },
    target: '#signedOut',
    actions: over('expired'),
  },
  {
    guard: { type: 'succeeded', params: loaded },
    target: 'ready',
    actions: { type: 'takeError', params: loaded },
  },
  { target: 'accountFailed', actions: { type: 'takeError', params: loaded } },
] as const;
