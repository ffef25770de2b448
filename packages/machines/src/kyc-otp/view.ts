import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, type FailureName } from '../answers/failure.ts';
import type { kycOtpMachine } from './machine.ts';
import { mayBegin, statusOf, type KycOtpReason, type KycPart, type KycTicket } from './model.ts';
import type { KycStatus } from './rules.ts';

/**
 * What a screen shows. One name for each of its screens; no words. `editing`, `refused` and `failed` show the form; `choosing` to
 * `submitting` a dialog over it; at `hidden` the screen leads away (section 2).
 */
export type KycOtpStep =
  | 'reading'
  | 'hidden'
  | 'editing'
  | 'refused'
  | 'choosing'
  | 'requesting'
  | 'entering'
  | 'code-ended'
  | 'resending'
  | 'submitting'
  | 'checking'
  | 'submitted'
  | 'failed'
  | 'waiting'
  | 'verified'
  | 'unknown';

/** A verification as a screen reads it. */
export interface KycOtpView {
  step: KycOtpStep;
  /** How the verification stands by the account; `null` while it was never read. */
  status: KycStatus | null;
  /** The operator's words at `refused`; `null` otherwise. */
  refusedBecause: string | null;
  reason: KycOtpReason | null;
  /** The call behind the reason, with the server's words; `null` when none failed. */
  error: ApiError | null;
  /** Why the account cannot be read at the moment; it is tried again. */
  readError: ApiError | null;
  readFailure: FailureName | null;
  /** Something is on its way and the customer waits for it. */
  isBusy: boolean;
  /** The form takes a SUBMIT. */
  canSubmit: boolean;
  canChoose: boolean;
  canEnterCode: boolean;
  canResend: boolean;
  canCancel: boolean;
  canAcknowledge: boolean;
  /** What the form lacks, at `incomplete`. */
  missing: readonly KycPart[];
  /** What the server wants mended; `null` when it names nothing. */
  field: KycPart | null;
  /** How often the code may still be tried; `null` before the first wrong one. */
  triesLeft: number | null;
  /** How much of the form has been sent, 0 to 1; `null` while unknown and when nothing is being sent. */
  progress: number | null;
  /** When the code stops working, ms of server time; `null` when unknown or none is waited for. */
  expiresAt: number | null;
  /** From when another code may be asked for, ms of server time; `null` when it may be now, or when none is waited for. */
  resendAt: number | null;
  /** What to keep so that a reload need not have another code mailed: when it is good, never the code. */
  keep: { ticket: KycTicket | null };
}

type Snapshot = SnapshotFrom<typeof kycOtpMachine>;

const busy = new Set<KycOtpStep>(['reading', 'requesting', 'resending', 'submitting', 'checking']);
const withForm = new Set<KycOtpStep>(['editing', 'refused', 'failed']);
const withCode = new Set<KycOtpStep>(['entering', 'code-ended']);

/** The view of a verification. Pure: a new snapshot gives a new view, the same snapshot an equal one. */
export function kycOtpView(snapshot: Snapshot): KycOtpView {
  const { context } = snapshot;
  const { account, reason, error, readError, missing, field, triesLeft, ticket } = context;
  const step = stepOf(snapshot);
  const status = statusOf(context);
  return {
    step,
    status,
    refusedBecause: status === 'refused' ? (account?.reasonFailKyc ?? null) : null,
    reason,
    error,
    readError,
    readFailure: readError === null ? null : failureNameOf(readError),
    isBusy: busy.has(step),
    canSubmit: withForm.has(step) && mayBegin(context),
    canChoose: step === 'choosing',
    canEnterCode: step === 'entering',
    canResend: snapshot.can({ type: 'RESEND' }),
    canCancel: snapshot.can({ type: 'CANCEL' }),
    canAcknowledge: reason !== null && snapshot.can({ type: 'ACKNOWLEDGE' }),
    missing,
    field,
    triesLeft,
    progress: step === 'submitting' ? context.progress : null,
    expiresAt: step === 'entering' ? ticket.expiresAt : null,
    resendAt: withCode.has(step) && !context.mayResend ? ticket.resendAt : null,
    keep: { ticket: context.hasCode ? ticket : null },
  };
}

function stepOf(snapshot: Snapshot): KycOtpStep {
  const { value } = snapshot;
  if (typeof value === 'string') return value === 'deciding' ? 'reading' : value;
  if (snapshot.matches('checking')) return 'checking';
  return snapshot.matches({ code: 'ended' }) ? 'code-ended' : 'entering';
}
