/** The context, the events and the other types of an identity verification, and how it stands by its context. */
import type { ApiError } from '@tram/api/result';
import type { Account } from '@tram/api/types';
import type { DeadlineEvent } from '../actors/deadline.ts';
import { isNotOlder } from '../answers/record.ts';
import type { IdentityFields } from '../validation/identity.ts';
import type { WatchEvent } from '../actors/watch.ts';
import { kycAllows, kycStatusOf, type KycStatus } from './rules.ts';

/** The account as far as its verification goes: no name, no picture, no contract. */
export type KycAccount = Pick<
  Account,
  'kyc' | 'isVerify' | 'timeKyc' | 'reasonFailKyc' | 'updatedAt'
>;

/** Kinds of pictures of the form (section 3). */
export type KycImageKind = 'frontCard' | 'backCard' | 'portraitCard';

/** Everything that a form needs before it can be sent. */
export type KycPart = KycImageKind | 'signature' | keyof IdentityFields;

/** A mailed code, without the code. */
export interface KycTicket {
  /** When it stops working, ms of server time; `null` when unknown. */
  expiresAt: number | null;
  /** From when another may be asked for, ms of server time; `null` for at once. */
  resendAt: number | null;
}

/**
 * Why things are as they are, for the screen's words.
 *
 * - `incomplete`: pictures or fields are missing; `missing` says which.
 * - `elsewhere`: it was submitted meanwhile, in another tab or on another device.
 * - `asked-too-soon`: no new code was mailed, because the last one is too fresh or too many were asked for.
 * - `code-unsure`: the answer was lost; the code may be in the mail.
 * - `code-not-sent`: the server refused to mail a code.
 * - `wrong-code`: `triesLeft` says how often it may be tried again.
 * - `expired-code`: it is too old, or a newer one was mailed. `too-many-attempts`: it was tried too often. Only another helps.
 * - `pictures-refused`, `form-refused`: `field` says what to mend, where the server names it; the code stays good.
 * - `too-large`: the pictures together are larger than the server takes.
 * - `too-many-requests`: too many forms were sent; `error` says how long to wait.
 * - `session-ended`: nobody is signed in any more. `not-allowed`: this account may not.
 * - `not-received`: the answer was lost, and the account shows that the form has not arrived.
 * - `cancelled`: by the customer, and it has not arrived. `sent-before-cancel`: it had arrived already.
 * - `unknown`: a refusal that we do not know; `error.message` is all there is.
 */
export type KycOtpReason =
  | 'incomplete'
  | 'elsewhere'
  | 'asked-too-soon'
  | 'code-unsure'
  | 'code-not-sent'
  | 'wrong-code'
  | 'expired-code'
  | 'too-many-attempts'
  | 'pictures-refused'
  | 'form-refused'
  | 'too-large'
  | 'too-many-requests'
  | 'session-ended'
  | 'not-allowed'
  | 'not-received'
  | 'cancelled'
  | 'sent-before-cancel'
  | 'unknown';

/** Why the account has to be asked what became of a call. */
export type KycUncertainty = 'lost' | 'cancelled' | 'conflict' | 'forbidden';

/** What a submission is given: the code, and what is called with how much has been sent (0 to 1). */
export interface KycUpload {
  code: string;
  onProgress: (sent: number) => void;
}

/** How a verification begins. */
export interface KycOtpInput {
  /** The account, when a cache has it; without one it is read. */
  account?: KycAccount | null | undefined;
  /** A code that was mailed before a reload: the view's `keep`. */
  ticket?: KycTicket | null | undefined;
}

/** What the lifecycle remembers. Neither the code nor anything of the form is ever in it. */
export interface KycOtpContext {
  /** The account as the server last had it; `null` while it was never read. */
  account: KycAccount | null;
  /** What the last SUBMIT lacked. */
  missing: readonly KycPart[];
  /** Whether a code was mailed that may still be good. */
  hasCode: boolean;
  /** When that code and the next are good; meaningful only with the states that show it. */
  ticket: KycTicket;
  /** Whether another code may be asked for by now. */
  mayResend: boolean;
  /** How often the code may still be tried; `null` before the first wrong one. */
  triesLeft: number | null;
  /** What the server wants mended; `null` when it names nothing. */
  field: KycPart | null;
  reason: KycOtpReason | null;
  /** The call that failed behind the reason; `null` when none did. */
  error: ApiError | null;
  /** Why the account could not be read yet; it is read again. */
  readError: ApiError | null;
  /** How much of the form has been sent, 0 to 1; `null` while unknown. */
  progress: number | null;
  /** What is being found out; `null` when no outcome is unknown. */
  uncertainty: KycUncertainty | null;
  /** How often the account said since then that nothing has arrived. */
  checks: number;
}

export const noReason = {
  missing: [],
  field: null,
  reason: null,
  error: null,
  readError: null,
} satisfies Partial<KycOtpContext>;

export const noCode = {
  hasCode: false,
  ticket: { expiresAt: null, resendAt: null } satisfies KycTicket,
  mayResend: true,
  triesLeft: null,
} satisfies Partial<KycOtpContext>;

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type KycOtpEvent =
  /** The form is ready, or lacks something. It carries what is missing, never what is there. */
  | { type: 'SUBMIT'; missing: readonly KycPart[] }
  /** How the customer wants to prove who sends it; only a method of `kycMethods` proceeds. */
  | { type: 'CHOOSE'; method: string }
  /** The mailed code, six digits. It goes to the port and nowhere else. */
  | { type: 'ENTER_CODE'; code: string }
  /** Have another code mailed. */
  | { type: 'RESEND' }
  /** Close the dialog, or stop the upload. */
  | { type: 'CANCEL' }
  /** The customer has seen how it ended. */
  | { type: 'ACKNOWLEDGE' }
  /** Something may have changed: the connection or the tab came back. */
  | { type: 'REFRESH' }
  /** How much of the form has been sent, 0 to 1. */
  | { type: 'PROGRESS'; sent: number }
  /** The moment from which another code may be asked for has passed. */
  | { type: 'RESEND_ALLOWED' }
  | Exclude<WatchEvent<KycAccount>, { type: 'MISSING' }>
  | DeadlineEvent;

/** Said once. `SUBMITTED`: fetch the account again (section 4). */
export type KycOtpEmitted = { type: 'CODE_SENT'; again: boolean } | { type: 'SUBMITTED' };

/** The lifecycle's part of an account: anything else that a caller passes is dropped. */
export function accountOf(account: KycAccount): KycAccount {
  const { kyc, isVerify, timeKyc, reasonFailKyc, updatedAt } = account;
  return { kyc, isVerify, timeKyc, reasonFailKyc, updatedAt };
}

/** How the verification stands; `null` while the account was never read. */
export function statusOf({ account }: Pick<KycOtpContext, 'account'>): KycStatus | null {
  return account === null ? null : kycStatusOf(account);
}

/** Whether an account is at least as new as the one that is known. */
export function isCurrent(candidate: KycAccount, { account }: KycOtpContext): boolean {
  return account === null || isNotOlder(candidate, account);
}

/** Whether an account says that the verification has gone on: another status, or another submission. */
export function isNews(candidate: KycAccount, context: KycOtpContext): boolean {
  const { account } = context;
  if (account === null) return true;
  return (
    isCurrent(candidate, context) &&
    (kycStatusOf(candidate) !== kycStatusOf(account) || candidate.timeKyc !== account.timeKyc)
  );
}

/** Whether an account shows that a form has arrived since it was last read: every submission sets a new `timeKyc`. */
export function hasArrived(candidate: KycAccount, { account }: KycOtpContext): boolean {
  return account !== null && candidate.timeKyc !== null && candidate.timeKyc !== account.timeKyc;
}

/** Whether an unknown outcome is that of a form that this lifecycle has sent. */
export function isOwn(uncertainty: KycUncertainty | null): boolean {
  return uncertainty === 'lost' || uncertainty === 'cancelled';
}

/**
 * How often the account has to say that nothing has arrived before it is believed. A form that went out whole may be at
 * work on the server for a while; one that was cut off is dropped there at once.
 */
export function checksNeeded(progress: number | null): number {
  return progress !== null && progress < 1 ? 2 : 5;
}

/** Whether a form may be sent now. */
export function mayBegin({ account }: Pick<KycOtpContext, 'account'>): boolean {
  return account !== null && kycAllows('submit', kycStatusOf(account));
}
