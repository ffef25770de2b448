/**
 * Samples of every event and answer of a session, and a snapshot of every state that it can rest in. Tests walk the
 * lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { Result } from '@tram/api/result';
import type { Account, AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  forbiddenError,
  invalidError,
  networkError,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { sessionMachine } from './machine.ts';
import type { SessionContext, SessionEvent, SessionUser } from './model.ts';

/** What a login sends. */
export const credentials: LoginCredentials = { username: 'demo', password: 'tram-demo-2026' };

/** A customer's session. */
export const customerSession: AuthSession = {
  _id: '6740a1f2c3d4e5f607182901',
  username: 'demo',
  role: 'USER',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NzQwIn0.c2ln',
};

/** One that may not enter. */
export const adminSession: AuthSession = {
  ...customerSession,
  _id: '6740a1f2c3d4e5f607182902',
  username: 'admin',
  role: 'ADMIN',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZG1pbiJ9.c2ln',
};

/** The stored user records. */
export const customer: SessionUser = {
  _id: customerSession._id,
  username: 'demo',
  role: 'USER',
};
export const anotherCustomer: SessionUser = {
  _id: '6740a1f2c3d4e5f607182903',
  username: 'new-customer',
  role: 'USER',
};
export const storedAdmin: SessionUser = {
  _id: adminSession._id,
  username: 'admin',
  role: 'ADMIN',
};

/** A notification to be shown, and one that is hidden. */
export const shownNotification: Notification = {
  status: 1,
  title: 'Bảo trì đêm 25/11',
  content: '<p>Máy G4090 tạm dừng từ 1h00 đến 3h00.</p>',
};
export const hiddenNotification: Notification = { ...shownNotification, status: 0 };

/** The customer's account. */
export const customerAccount: Account = {
  _id: customer._id,
  username: 'demo',
  fullName: 'Đỗ Quốc Bửu',
  email: 'demo@tram.example',
  isActive: true,
  phone: '0901234567',
  balance: 2_000_000,
  imageAllowed: 0,
  kyc: 1,
  isVerify: 0,
  front_card: null,
  back_card: null,
  portrait: null,
  link_contract: null,
  otp: null,
  timeKyc: null,
  role: 'USER',
  reasonFailKyc: null,
  discount_pc: 10,
  discount_vps: 0,
  discount_cloud: 0,
  createdAt: '2026-10-01T02:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
};

/** The same, locked. */
export const lockedAccount: Account = { ...customerAccount, isActive: false };

/** Every event, with the values that decide differently. */
export const sessionEvents: Samples<SessionEvent> = {
  LOG_IN: [
    { type: 'LOG_IN', credentials },
    { type: 'LOG_IN', credentials: { username: ' ', password: 'x' } },
    { type: 'LOG_IN', credentials: { username: 'demo', password: '' } },
  ],
  LOG_OUT: [{ type: 'LOG_OUT' }],
  DISMISS_NOTIFICATION: [{ type: 'DISMISS_NOTIFICATION' }],
  RETRY: [{ type: 'RETRY' }],
  CONTINUE: [{ type: 'CONTINUE' }],
  UNAUTHORIZED: [
    { type: 'UNAUTHORIZED', background: false, error: unauthorizedError },
    { type: 'UNAUTHORIZED', background: true, error: unauthorizedError },
  ],
  LOCKED: [
    { type: 'LOCKED', error: forbiddenError },
    { type: 'LOCKED', error: null },
  ],
  SESSION_CHANGED: [
    { type: 'SESSION_CHANGED', user: null },
    { type: 'SESSION_CHANGED', user: customer },
    { type: 'SESSION_CHANGED', user: anotherCustomer },
    { type: 'SESSION_CHANGED', user: storedAdmin },
  ],
  REFRESH: [{ type: 'REFRESH' }],
};

const failed = [
  ...unknownOutcomes,
  unauthorizedError,
  forbiddenError,
  tooManyRequestsError,
  invalidError,
].map((error) => ({ ok: false, error }) as const);

/** Every answer that an invoked port can give, by its actor. */
export const sessionAnswers = {
  login: [
    { ok: true, value: customerSession },
    { ok: true, value: adminSession },
    ...failed,
  ] satisfies Result<AuthSession>[],
  getNotification: [
    { ok: true, value: shownNotification },
    { ok: true, value: hiddenNotification },
    ...failed,
  ] satisfies Result<Notification>[],
  getMyAccount: [
    { ok: true, value: customerAccount },
    { ok: true, value: lockedAccount },
    ...failed,
  ] satisfies Result<Account>[],
};

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const nobody: SessionContext = { user: null, notification: null, reason: null, error: null };
const somebody: SessionContext = { ...nobody, user: customer };
const at = (value: Snapshot['value'], context: SessionContext): Snapshot =>
  sessionMachine.resolveState({ value, context });

/** The states that a snapshot is of: the names of their leaves. */
type SessionPlace =
  | 'signedOut'
  | 'loggingIn'
  | 'inside.fetchingNotification'
  | 'inside.loadingAccount'
  | 'inside.ready'
  | 'inside.accountFailed'
  | 'expired'
  | 'locked';

/** A snapshot of every state that a session can rest in, by the name of its leaf. */
export const sessionSnapshots: Readonly<Record<SessionPlace, Snapshot>> = {
  signedOut: at('signedOut', nobody),
  loggingIn: at('loggingIn', nobody),
  'inside.fetchingNotification': at({ inside: 'fetchingNotification' }, somebody),
  'inside.loadingAccount': at({ inside: 'loadingAccount' }, somebody),
  'inside.ready': at({ inside: 'ready' }, { ...somebody, notification: shownNotification }),
  'inside.accountFailed': at({ inside: 'accountFailed' }, { ...somebody, error: networkError }),
  expired: at('expired', { ...somebody, reason: 'expired', error: unauthorizedError }),
  locked: at('locked', { ...nobody, reason: 'locked', error: forbiddenError }),
};
