/** What an event or an answer changes in the context of a verification, and what a failed call means. Pure; the machine says when. */
import type { ApiError, Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { outcomeUnknown } from '../answers/retry.ts';
import { MINUTE, timeOf } from '../rules/time.ts';
import { accountOf, hasArrived, isCurrent, isOwn, statusOf } from './model.ts';
import type {
  KycAccount,
  KycUncertainty,
  KycOtpContext,
  KycOtpReason,
  KycPart,
  KycTicket,
} from './model.ts';
import { kycAllows, kycStatusOf } from './rules.ts';

/** Part of what is remembered. */
type KycChange = Partial<KycOtpContext>;

/** No reason, and nothing that belongs to one. */
export const noReason = {
  missing: [],
  field: null,
  reason: null,
  error: null,
  readError: null,
} satisfies KycChange;

/** No code is known of. */
export const noCode = {
  hasCode: false,
  ticket: { expiresAt: null, resendAt: null } satisfies KycTicket,
  mayResend: true,
  triesLeft: null,
} satisfies KycChange;

/** How long to wait where the server does not say, ms. */
const usualWait = MINUTE;

/** A code is in the mail. */
export function codeMailed(result: Result<Partial<OtpTicket>>): KycChange {
  if (!result.ok) return {};
  const ticket = {
    expiresAt: timeOf(result.value.expiresAt),
    resendAt: timeOf(result.value.resendAt),
  };
  return {
    ...noReason,
    ...noCode,
    hasCode: true,
    ticket,
    mayResend: ticket.resendAt === null,
  };
}

/** Another code is to be had only later. What is known of the last one stays. */
export function resendRefused(
  { ticket }: KycOtpContext,
  result: Result<unknown>,
  now: number,
): KycChange {
  const wait = (result.ok ? null : result.error.retryAfterMs) ?? usualWait;
  return { ticket: { ...ticket, resendAt: now + wait }, mayResend: false };
}

/** The account says something new while nothing of ours is on its way. */
export function newsOf(context: KycOtpContext, record: KycAccount): KycChange {
  const was = statusOf(context);
  const isElsewhere =
    (was === 'unsubmitted' || was === 'refused') && kycStatusOf(record) === 'waiting';
  return {
    account: accountOf(record),
    ...noReason,
    // What another submission has used up, or what is of no use any more.
    ...(hasArrived(record, context) || !kycAllows('submit', kycStatusOf(record)) ? noCode : {}),
    reason: isElsewhere ? 'elsewhere' : null,
  };
}

/** The form has been taken. */
export function submissionTaken(context: KycOtpContext, result: Result<KycAccount>): KycChange {
  if (!result.ok) return {};
  const account = isCurrent(result.value, context) ? accountOf(result.value) : context.account;
  return { account, ...noReason, ...noCode };
}

/** The account shows what became of the call whose outcome is unknown. */
export function uncertaintySettled(context: KycOtpContext, result: Result<KycAccount>): KycChange {
  if (!result.ok) return {};
  return {
    ...submissionTaken(context, result),
    reason: reasonFor(context, result.value),
    uncertainty: null,
  };
}

function reasonFor(context: KycOtpContext, account: KycAccount): KycOtpReason | null {
  if (kycStatusOf(account) !== 'waiting') return null;
  if (!isOwn(context.uncertainty)) return 'elsewhere';
  return context.uncertainty === 'cancelled' && hasArrived(account, context)
    ? 'sent-before-cancel'
    : null;
}

const conclusions: Readonly<Record<KycUncertainty, KycOtpReason>> = {
  lost: 'not-received',
  cancelled: 'cancelled',
  conflict: 'unknown',
  forbidden: 'not-allowed',
};

/** The account shows that nothing came of the call whose outcome is unknown. Its error stays, for its words. */
export function formNotReceived({ uncertainty }: KycOtpContext): KycChange {
  return {
    reason: uncertainty === null ? 'unknown' : conclusions[uncertainty],
    readError: null,
    uncertainty: null,
  };
}

/** `lost`: nobody knows whether the server did it. The others are answers. */
export type KycFailure =
  | 'lost'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'too-many-requests'
  | 'too-large'
  | 'wrong-code'
  | 'too-many-attempts'
  | 'expired-code'
  | 'pictures-refused'
  | 'form-refused'
  | 'unknown';

/** The parts of the form by the names that the server gives them (contract, `IdentitySubmission`). */
const parts: ReadonlyMap<string, KycPart> = new Map([
  ['front_card', 'frontCard'],
  ['back_card', 'backCard'],
  ['portrait', 'portraitCard'],
  ['signature_image', 'signature'],
  ['fullName', 'fullName'],
  ['dob', 'dob'],
  ['id', 'id'],
  ['issueDate', 'issueDate'],
  ['issuePlace', 'issuePlace'],
  ['address', 'address'],
  ['email', 'email'],
  ['phone', 'phone'],
]);

const pictures: ReadonlySet<KycPart> = new Set<KycPart>([
  'frontCard',
  'backCard',
  'portraitCard',
  'signature',
]);

/** The part that a refusal wants mended; `null` when it names none that we know. */
export function fieldOf({ field }: ApiError): KycPart | null {
  return field === undefined ? null : (parts.get(field) ?? null);
}

/** What a failure is; `null` for a success. */
export function failureOf(result: Result<unknown>): KycFailure | null {
  if (result.ok) return null;
  const { error } = result;
  // Sent once: there is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(error, 1)) return 'lost';
  const { kind, status } = error;
  if (kind === 'unauthorized' || kind === 'forbidden' || kind === 'conflict') return kind;
  if (kind === 'invalid') return faultOf(error);
  return status === 429 ? 'too-many-requests' : 'unknown';
}

function faultOf(error: ApiError): KycFailure {
  if (error.status === 413) return 'too-large';
  if (error.field === 'otp') {
    if (error.triesLeft === undefined) return 'expired-code';
    return error.triesLeft > 0 ? 'wrong-code' : 'too-many-attempts';
  }
  const field = fieldOf(error);
  return field !== null && pictures.has(field) ? 'pictures-refused' : 'form-refused';
}

const reasons: Readonly<Record<KycFailure, KycOtpReason>> = {
  lost: 'not-received',
  unauthorized: 'session-ended',
  forbidden: 'not-allowed',
  conflict: 'unknown',
  'too-many-requests': 'too-many-requests',
  'too-large': 'too-large',
  'wrong-code': 'wrong-code',
  'too-many-attempts': 'too-many-attempts',
  'expired-code': 'expired-code',
  'pictures-refused': 'pictures-refused',
  'form-refused': 'form-refused',
  unknown: 'unknown',
};

/** The reason to give for a call that failed. */
export function reasonOf(failure: KycFailure): KycOtpReason {
  return reasons[failure];
}
