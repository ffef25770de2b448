/** What an event or an answer changes in what a verification remembers. Pure; the lifecycle says when. */
import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { MINUTE } from '../rules/duration.ts';
import { timeOf } from '../rules/time.ts';
import { kycAllows, kycStatusOf } from './rules.ts';
import { accountOf, hasArrived, isCurrent, isOwn, statusOf } from './situation.ts';
import type { KycAccount, KycDoubt, KycOtpContext, KycOtpReason, KycTicket } from './types.ts';

/** Part of what is remembered. */
export type KycChange = Partial<KycOtpContext>;

/** No reason, and nothing that belongs to one. */
export const nothingSaid = {
  missing: [],
  field: null,
  reason: null,
  error: null,
  lookError: null,
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
    ...nothingSaid,
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
    ...nothingSaid,
    // What another submission has used up, or what is of no use any more.
    ...(hasArrived(record, context) || !kycAllows('submit', kycStatusOf(record)) ? noCode : {}),
    reason: isElsewhere ? 'elsewhere' : null,
  };
}

/** The form has been taken. */
export function submissionTaken(context: KycOtpContext, result: Result<KycAccount>): KycChange {
  if (!result.ok) return {};
  const account = isCurrent(result.value, context) ? accountOf(result.value) : context.account;
  return { account, ...nothingSaid, ...noCode };
}

/** The account shows what became of the call in doubt. */
export function doubtSettled(context: KycOtpContext, result: Result<KycAccount>): KycChange {
  if (!result.ok) return {};
  return {
    ...submissionTaken(context, result),
    reason: reasonFor(context, result.value),
    doubt: null,
  };
}

function reasonFor(context: KycOtpContext, account: KycAccount): KycOtpReason | null {
  if (kycStatusOf(account) !== 'waiting') return null;
  if (!isOwn(context.doubt)) return 'elsewhere';
  return context.doubt === 'cancelled' && hasArrived(account, context)
    ? 'sent-before-cancel'
    : null;
}

const conclusions: Readonly<Record<KycDoubt, KycOtpReason>> = {
  lost: 'not-received',
  cancelled: 'cancelled',
  conflict: 'unknown',
  forbidden: 'not-allowed',
};

/** The account shows that nothing came of the call in doubt. Its error stays, for its words. */
export function nothingCame({ doubt }: KycOtpContext): KycChange {
  return { reason: doubt === null ? 'unknown' : conclusions[doubt], lookError: null, doubt: null };
}
