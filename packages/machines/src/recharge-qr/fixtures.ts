/**
 * Samples of every event and answer of a top-up, and a snapshot of every state that a customer can rest in. Tests walk
 * the lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  networkError,
  notFoundError,
  refusals,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { idlePayment, type PaymentSnapshot } from '../payment/view.ts';
import { vietQrPayload } from '../rules/vietqr.ts';
import { rechargeQrMachine } from './machine.ts';
import type {
  RechargeDraft,
  RechargeIntention,
  RechargeQrContext,
  RechargeQrEvent,
} from './model.ts';

/** When the samples' recharge was asked for, ms of server time. */
export const RECHARGE_ASKED_AT = Date.UTC(2026, 10, 20, 8, 40);

/** A pending recharge of 100.000 VND. */
export const pendingRecharge: Recharge = {
  _id: '6740a1f2c3d4e5f60718293a',
  money: 100_000,
  content: 'TRAM8K2Q7D',
  bank: 'Vietcombank',
  bank_id: '6740a1f2c3d4e5f60718290b',
  link_payment:
    '/qr/970436-1023456789-compact.png?amount=100000&addInfo=TRAM8K2Q7D&accountName=CONG%20TY%20TNHH%20TRAM',
  qr_payload: vietQrPayload({
    bankBin: '970436',
    accountNumber: '1023456789',
    amount: 100_000,
    content: 'TRAM8K2Q7D',
  }),
  createdAt: '2026-11-20T08:40:00.000Z',
  expiresAt: '2026-11-20T08:55:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  is_succeeded: 0,
};

/** The same, later. */
export const paidRecharge: Recharge = {
  ...pendingRecharge,
  updatedAt: '2026-11-20T08:44:10.000Z',
  is_succeeded: 1,
};
export const cancelledRecharge: Recharge = {
  ...pendingRecharge,
  updatedAt: '2026-11-20T08:46:00.000Z',
  is_succeeded: 2,
};
export const expiredRecharge: Recharge = {
  ...pendingRecharge,
  updatedAt: '2026-11-20T08:55:00.000Z',
  is_succeeded: 3,
};

/**
 * A status that no version of the specification names. The contract does not allow it; a server may still send it, as its
 * JSON here shows.
 */
export const strangeRecharge: Recharge = JSON.parse(
  JSON.stringify({ ...pendingRecharge, updatedAt: '2026-11-20T08:50:00.000Z', is_succeeded: 7 }),
);

/** What the customer asked for, with its key. */
export const rechargeIntention: RechargeIntention = {
  order: { money: 100_000, bankId: pendingRecharge.bank_id },
  key: '5f0c7a52-7d1e-4f0e-9a54-0d9f1c2b3a4d',
};

/** Every event, with the values that decide differently. */
export const rechargeQrEvents: Samples<RechargeQrEvent> = {
  SUBMIT: [
    { type: 'SUBMIT', ...rechargeIntention.order },
    { type: 'SUBMIT', money: 49_999, bankId: pendingRecharge.bank_id },
    { type: 'SUBMIT', money: 100_000, bankId: '' },
  ],
  RETRY: [{ type: 'RETRY' }],
  CANCEL: [{ type: 'CANCEL' }],
  REFRESH: [{ type: 'REFRESH' }],
  START_OVER: [{ type: 'START_OVER' }],
  DEADLINE: [{ type: 'DEADLINE' }],
  RECORD: [
    { type: 'RECORD', record: pendingRecharge },
    { type: 'RECORD', record: paidRecharge },
    { type: 'RECORD', record: cancelledRecharge },
    { type: 'RECORD', record: expiredRecharge },
    { type: 'RECORD', record: strangeRecharge },
  ],
  MISSING: [{ type: 'MISSING' }],
  READ_FAILED: [
    { type: 'READ_FAILED', error: networkError },
    { type: 'READ_FAILED', error: notFoundError },
  ],
};

const failures = [
  ...unknownOutcomes,
  ...refusals,
  unauthorizedError,
  forbiddenError,
  tooManyRequestsError,
].map((error): Result<Recharge> => ({
  ok: false,
  error,
}));

const success = (value: Recharge): Result<Recharge> => ({ ok: true, value });

/** Every answer that an invoked port can give, by its actor. */
export const rechargeQrAnswers = {
  cancelRecharge: [success(cancelledRecharge), success(pendingRecharge), ...failures],
};

/** Every answer to asking for a recharge. */
export const requestAnswers: readonly Result<Recharge>[] = [
  success(pendingRecharge),
  success(expiredRecharge),
  ...failures,
];

/** Every answer to reading the recharge. */
export const rechargeReadings: readonly Result<Recharge | null>[] = [
  success(pendingRecharge),
  success(paidRecharge),
  success(cancelledRecharge),
  success(expiredRecharge),
  success(strangeRecharge),
  { ok: true, value: null },
  ...failures,
];

const { order } = rechargeIntention;
const nothingSent = { intention: null, tries: 0, checks: 0, error: null, finding: null, end: null };
/** Every step of the request, which is a payment of its own. */
export const rechargeRequestSnapshots: readonly PaymentSnapshot<RechargeDraft, Recharge>[] = [
  { value: 'sending', context: { ...nothingSent, intention: rechargeIntention, tries: 1 } },
  {
    value: 'unsure',
    context: { ...nothingSent, intention: rechargeIntention, error: networkError },
  },
  {
    value: { resting: 'refused' },
    context: { ...nothingSent, end: { type: 'REFUSED', order, error: conflictError } },
  },
  {
    value: { resting: 'paid' },
    context: { ...nothingSent, end: { type: 'PAID', order, answer: pendingRecharge } },
  },
];

type Snapshot = SnapshotFrom<typeof rechargeQrMachine>;

const empty: RechargeQrContext = {
  draft: null,
  request: idlePayment,
  id: null,
  recharge: null,
  error: null,
  readError: null,
  cancelRefused: false,
};
const { order: draft } = rechargeIntention;
const asked = { ...idlePayment, order: draft, keep: rechargeIntention };
const asking: RechargeQrContext = { ...empty, draft, request: { ...asked, step: 'sending' } };
const having = (recharge: Recharge) => ({ ...asking, id: recharge._id, recharge });
const at = (value: Snapshot['value'], context: RechargeQrContext): Snapshot =>
  rechargeQrMachine.resolveState({ value, context });

/** The states that a snapshot is of: the names of their leaves. */
type RechargeQrPlace =
  | 'editing'
  | 'creating'
  | 'unsure'
  | 'failed'
  | 'open.resuming'
  | 'open.awaiting'
  | 'open.cancelling'
  | 'open.checking'
  | 'open.paid.onTime'
  | 'open.paid.late'
  | 'open.paid.beforeCancel'
  | 'open.expired'
  | 'open.cancelled';

/** A snapshot of every state that a customer can rest in, by the name of its leaf. */
export const rechargeQrSnapshots: Readonly<Record<RechargeQrPlace, Snapshot>> = {
  editing: at('editing', empty),
  creating: at('creating', asking),
  unsure: at('unsure', {
    ...asking,
    request: { ...asked, step: 'unsure', error: networkError, canRetry: true },
    error: networkError,
  }),
  failed: at('failed', { ...asking, error: conflictError }),
  'open.resuming': at({ open: 'resuming' }, { ...empty, id: pendingRecharge._id }),
  'open.awaiting': at({ open: 'awaiting' }, having(pendingRecharge)),
  'open.cancelling': at({ open: 'cancelling' }, having(pendingRecharge)),
  'open.checking': at({ open: 'checking' }, having(pendingRecharge)),
  'open.paid.onTime': at({ open: { paid: 'onTime' } }, having(paidRecharge)),
  'open.paid.late': at({ open: { paid: 'late' } }, having(paidRecharge)),
  'open.paid.beforeCancel': at({ open: { paid: 'beforeCancel' } }, having(paidRecharge)),
  'open.expired': at({ open: 'expired' }, having(expiredRecharge)),
  'open.cancelled': at({ open: 'cancelled' }, having(cancelledRecharge)),
};
