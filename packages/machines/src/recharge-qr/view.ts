import type { ApiError } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, type FailureName } from '../answers/failure.ts';
import { parsePaymentLink, rechargeEndsAt, rechargeQrText } from '../rules/recharge.ts';
import type { PaymentLink } from '../rules/recharge.ts';
import type { rechargeQrMachine } from './machine.ts';
import { rechargeStatusOf } from './rules.ts';
import type { RechargeDraft, RechargeIntention } from './model.ts';

/** What a screen shows. One name for each of its screens; no words. */
export type RechargeQrStep =
  | 'editing'
  | 'creating'
  | 'unsure'
  | 'failed'
  | 'resuming'
  | 'awaiting'
  | 'cancelling'
  | 'checking'
  | 'paid'
  | 'expired'
  | 'cancelled';

/**
 * Why things are as they are, for the screen's words.
 *
 * - `outcome-unknown`: the answer was lost; it is being asked for with the same key, or found out by reading.
 * - `unconfirmed`: the answer was lost, and reading does not show whether the recharge was made; the history shows it.
 * - `refused`: the server said no; `error.message` is its words.
 * - `not-found`: there is no such recharge.
 * - `unknown-status`: its status is one that this version does not know; the history shows it.
 * - `cancel-failed`: it could not be cancelled and still waits for its money.
 * - `paid-late`: the money arrived after the time-out or the cancellation, and is credited.
 * - `paid-before-cancel`: it was paid before it could be cancelled.
 */
export type RechargeQrReason =
  | 'outcome-unknown'
  | 'unconfirmed'
  | 'refused'
  | 'not-found'
  | 'unknown-status'
  | 'cancel-failed'
  | 'paid-late'
  | 'paid-before-cancel';

/** A top-up as a screen reads it. */
export interface RechargeQrView {
  step: RechargeQrStep;
  reason: RechargeQrReason | null;
  /** The server's refusal behind `refused` and `cancel-failed`, the lost call behind `outcome-unknown`. */
  error: ApiError | null;
  /** What that error means, by name: what there is to do about it. */
  failure: FailureName | null;
  /** Why the recharge could not be read the last time; the lifecycle goes on trying. */
  readError: ApiError | null;
  readFailure: FailureName | null;
  /** Something is on its way and the customer waits for it. */
  isBusy: boolean;
  /** The form takes a SUBMIT. */
  canSubmit: boolean;
  canRetry: boolean;
  canCancel: boolean;
  canStartOver: boolean;
  draft: RechargeDraft | null;
  /** The recharge in hand, QR text and picture included. */
  recharge: Recharge | null;
  /** Bank, account and holder out of the payment link; a missing part is `null`. */
  payment: PaymentLink | null;
  /** The text of its QR code; `null` when only its picture is known. */
  qrText: string | null;
  /** When the recharge in hand runs out, ms of server time; `null` without one, and when that is not known. */
  endsAt: number | null;
  /** The same, while the transfer is awaited; `null` when nothing is. */
  deadline: number | null;
  /** What to keep so that a reload can go on: the id, or the request whose answer is not known yet. */
  keep: { resume: string | null; intention: RechargeIntention | null };
}

type Snapshot = SnapshotFrom<typeof rechargeQrMachine>;

/** The view of a top-up. Pure: a new snapshot gives a new view, the same snapshot an equal one. */
export function rechargeQrView(snapshot: Snapshot): RechargeQrView {
  const { draft, request, recharge, error, readError, id } = snapshot.context;
  const step = stepOf(snapshot);
  const reason = reasonOf(snapshot, step);
  const endsAt = recharge === null ? null : rechargeEndsAt(recharge);
  const shownError = reason === null ? null : error;
  const unanswered = step === 'creating' || step === 'unsure';
  return {
    step,
    reason,
    error: shownError,
    failure: shownError === null ? null : failureNameOf(shownError),
    readError,
    readFailure: readError === null ? null : failureNameOf(readError),
    isBusy: ['creating', 'resuming', 'cancelling', 'checking'].includes(step),
    canSubmit: step === 'editing' || step === 'failed',
    canRetry: snapshot.can({ type: 'RETRY' }),
    canCancel: snapshot.can({ type: 'CANCEL' }),
    canStartOver: snapshot.can({ type: 'START_OVER' }),
    draft,
    recharge,
    payment: recharge === null ? null : parsePaymentLink(recharge.link_payment),
    qrText: recharge === null ? null : rechargeQrText(recharge),
    endsAt,
    deadline: step === 'awaiting' ? endsAt : null,
    keep: {
      resume: id,
      intention: unanswered ? request.keep : null,
    },
  };
}

function stepOf(snapshot: Snapshot): RechargeQrStep {
  const { value } = snapshot;
  if (typeof value === 'string') return value === 'deciding' ? 'editing' : value;
  return typeof value.open === 'string' ? value.open : 'paid';
}

function reasonOf(snapshot: Snapshot, step: RechargeQrStep): RechargeQrReason | null {
  const { error, id, recharge, request } = snapshot.context;
  if (step === 'unsure') return 'outcome-unknown';
  if (step === 'failed') {
    const isNameless = request.end?.type === 'PAID' && request.end.answer === null;
    if (request.step === 'unconfirmed' || isNameless) return 'unconfirmed';
    if (recharge !== null && rechargeStatusOf(recharge.is_succeeded) === null)
      return 'unknown-status';
    const isGone = id !== null && (error === null || error.kind === 'not-found');
    return isGone ? 'not-found' : 'refused';
  }
  if (step === 'awaiting') return error === null ? null : 'cancel-failed';
  if (snapshot.matches({ open: { paid: 'late' } })) return 'paid-late';
  if (snapshot.matches({ open: { paid: 'beforeCancel' } })) return 'paid-before-cancel';
  return null;
}
