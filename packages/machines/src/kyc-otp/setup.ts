/** The actors, actions and guards of an identity verification's machine, by the names that `machine.ts` uses, and what each changes. */
import type { ApiError, Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { assign, emit, sendTo, setup } from 'xstate';
import { deadlineActor } from '../actors/deadline.ts';
import { writeFailureOf } from '../answers/failure.ts';
import { typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { MINUTE, SECOND, timeOf } from '../rules/time.ts';
import { OTP_DIGITS } from '../rules/limits.ts';
import { watchActor } from '../actors/watch.ts';
import { kycAllows, kycMethods, kycStatusOf, type KycStatus } from './rules.ts';
import {
  accountOf,
  checksNeeded,
  hasArrived,
  isCurrent,
  isNews,
  isOwn,
  mayBegin,
  noCode,
  noReason,
  statusOf,
} from './model.ts';
import type {
  KycAccount,
  KycUncertainty,
  KycOtpContext,
  KycOtpEmitted,
  KycOtpEvent,
  KycOtpInput,
  KycOtpReason,
  KycPart,
  KycUpload,
} from './model.ts';

/** How often the account is read without being asked to, ms. */
export const KYC_OTP_PACE = {
  reading: 5 * SECOND,
  waiting: 60 * SECOND,
  unknown: 60 * SECOND,
  checking: 3 * SECOND,
} as const;

/** Another code is to be had only later. What is known of the last one stays. */
export function resendRefused(
  { ticket }: KycOtpContext,
  result: Result<unknown>,
  now: number,
): Partial<KycOtpContext> {
  // A minute where the server does not say.
  const wait = (result.ok ? null : result.error.retryAfterMs) ?? MINUTE;
  return { ticket: { ...ticket, resendAt: now + wait }, mayResend: false };
}

/** The form has been taken. */
function submissionTaken(
  context: KycOtpContext,
  result: Result<KycAccount>,
): Partial<KycOtpContext> {
  if (!result.ok) return {};
  const account = isCurrent(result.value, context) ? accountOf(result.value) : context.account;
  return { account, ...noReason, ...noCode };
}

/** What to say of an account that shows what became of the call whose outcome is unknown. */
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

/** What a failed call means: `lost` when the server may have done it, `conflict` when the account says why, else the reason itself. */
type KycFailure = 'lost' | 'conflict' | KycOtpReason;

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

const pictures = new Set<KycPart>(['frontCard', 'backCard', 'portraitCard', 'signature']);

/** The part that a refusal wants mended; `null` when it names none that we know. */
function fieldOf({ field }: ApiError): KycPart | null {
  return field === undefined ? null : (parts.get(field) ?? null);
}

function failureOf(result: Result<unknown>): KycFailure | null {
  const failure = writeFailureOf(result);
  if (failure === 'invalid' && !result.ok) return faultOf(result.error);
  return failure === 'not-found' || failure === 'invalid' || failure === 'server-failed'
    ? 'unknown'
    : failure;
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

function reasonOf(failure: KycFailure): KycOtpReason {
  if (failure === 'lost') return 'not-received';
  return failure === 'conflict' ? 'unknown' : failure;
}

const sixDigits = new RegExp(`^[0-9]{${OTP_DIGITS}}$`, 'u');
const failed = (failure: KycFailure) => (_: unknown, result: Result<unknown>) =>
  failureOf(result) === failure;

export const kycOtpSetup = setup({
  types: typesOf<{
    context: KycOtpContext;
    events: KycOtpEvent;
    input: KycOtpInput;
    emitted: KycOtpEmitted;
  }>(),
  actors: {
    requestOtp: portActor<void, Partial<OtpTicket>>(unprovided),
    submitIdentity: portActor<KycUpload | null, KycAccount>(unprovided),
    readAccount: portActor<void, KycAccount>(unprovided),
    watch: watchActor<KycAccount>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
    resendDeadline: deadlineActor(() => Number.NEGATIVE_INFINITY, 'RESEND_ALLOWED'),
  },
  actions: {
    refresh: sendTo('watch', { type: 'REFRESH' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeNews: assign(({ context, event }) => {
      if (event.type !== 'RECORD') return {};
      const { record } = event;
      const was = statusOf(context);
      const status = kycStatusOf(record);
      const isElsewhere = (was === 'unsubmitted' || was === 'refused') && status === 'waiting';
      return {
        account: accountOf(record),
        ...noReason,
        // What another submission has used up, or what is of no use any more.
        ...(hasArrived(record, context) || !kycAllows('submit', status) ? noCode : {}),
        reason: isElsewhere ? ('elsewhere' as const) : null,
      };
    }),
    takeVersion: assign(({ event }) =>
      event.type === 'RECORD' ? { account: accountOf(event.record) } : {},
    ),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    takeReadRefusal: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { error: event.error, readError: null } : {},
    ),
    keepCheckError: assign((_, result: Result<unknown>) => ({
      readError: result.ok ? null : result.error,
    })),
    takeMissing: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { ...noReason, missing: event.missing, reason: 'incomplete' as const }
        : {},
    ),
    forgetReason: assign(() => noReason),
    because: assign((_, { reason }: { reason: KycOtpReason }) => ({ reason })),
    takeError: assign((_, result: Result<unknown>) =>
      result.ok ? { error: null } : { error: result.error, field: fieldOf(result.error) },
    ),
    takeRefusal: assign((_, result: Result<unknown>) => {
      const failure = failureOf(result);
      return failure === null
        ? {}
        : { reason: reasonOf(failure), uncertainty: null, readError: null };
    }),
    forgetCode: assign(() => noCode),
    assumeCode: assign(() => ({ ...noCode, hasCode: true })),
    takeTicket: assign((_, result: Result<Partial<OtpTicket>>) => {
      if (!result.ok) return {};
      const expiresAt = timeOf(result.value.expiresAt);
      const resendAt = timeOf(result.value.resendAt);
      return {
        ...noReason,
        ...noCode,
        hasCode: true,
        ticket: { expiresAt, resendAt },
        mayResend: resendAt === null,
      };
    }),
    takeWait: assign(({ context }, result: Result<unknown>) => resendRefused(context, result, 0)),
    allowResend: assign({ mayResend: true }),
    countTry: assign((_, result: Result<unknown>) => ({
      triesLeft: result.ok ? null : (result.error.triesLeft ?? null),
    })),
    endCode: assign({ hasCode: false }),
    beginSending: assign(() => ({ ...noReason, progress: null })),
    takeProgress: assign(({ context, event }) =>
      event.type === 'PROGRESS' && event.sent >= 0
        ? { progress: Math.min(Math.max(event.sent, context.progress ?? 0), 1) }
        : {},
    ),
    takeAccount: assign(({ context }, result: Result<KycAccount>) =>
      submissionTaken(context, result),
    ),
    markUncertain: assign((_, { what }: { what: KycUncertainty }) => ({
      uncertainty: what,
      checks: 0,
    })),
    countCheck: assign({ checks: ({ context }) => context.checks + 1, readError: null }),
    /** A reading ahead of its pause says nothing about a longer time: it counts in place of the one before. */
    checkAhead: assign({ checks: ({ context }) => Math.max(context.checks - 1, 0) }),
    settleUncertainty: assign(({ context }, result: Result<KycAccount>) =>
      result.ok
        ? {
            ...submissionTaken(context, result),
            reason: reasonFor(context, result.value),
            uncertainty: null,
          }
        : {},
    ),
    /** Nothing came of the call. Its error stays, for its words. */
    conclude: assign(({ context: { uncertainty } }) => ({
      reason: uncertainty === null ? 'unknown' : conclusions[uncertainty],
      readError: null,
      uncertainty: null,
    })),
    sayCodeSent: emit((_, { again }: { again: boolean }) => ({
      type: 'CODE_SENT' as const,
      again,
    })),
    saySubmitted: emit({ type: 'SUBMITTED' as const }),
  },
  guards: {
    is: ({ context }, { status }: { status: KycStatus }) => statusOf(context) === status,
    wasRead: ({ context }) => context.account !== null,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isCurrent: ({ context, event }) => event.type === 'RECORD' && isCurrent(event.record, context),
    failedAs: ({ event }, { kind }: { kind: 'unauthorized' | 'forbidden' }) =>
      event.type === 'READ_FAILED' && event.error.kind === kind,
    mayBegin: ({ context }) => mayBegin(context),
    isComplete: ({ context, event }) =>
      event.type === 'SUBMIT' && event.missing.length === 0 && mayBegin(context),
    isOffered: ({ event }) =>
      event.type === 'CHOOSE' && kycMethods.some((method) => method === event.method),
    codeIsGood: ({ context }) => context.hasCode,
    hasCode: ({ context }) => context.hasCode,
    isSixDigits: ({ event }) => event.type === 'ENTER_CODE' && sixDigits.test(event.code),
    mayResend: ({ context }) => context.mayResend,
    succeeded: (_, result: Result<unknown>) => result.ok,
    isLost: failed('lost'),
    isUnauthorized: failed('session-ended'),
    isForbidden: failed('not-allowed'),
    isConflict: failed('conflict'),
    isTooSoon: failed('too-many-requests'),
    isWrongCode: failed('wrong-code'),
    isWornOut: failed('too-many-attempts'),
    isExpired: failed('expired-code'),
    isOutdated: ({ context }, result: Result<KycAccount>) =>
      result.ok && !isCurrent(result.value, context),
    hasArrived: ({ context }, result: Result<KycAccount>) =>
      result.ok &&
      isOwn(context.uncertainty) &&
      hasArrived(result.value, context) &&
      kycStatusOf(result.value) === 'waiting',
    isSettled: ({ context }, result: Result<KycAccount>) =>
      result.ok &&
      (hasArrived(result.value, context) || !kycAllows('submit', kycStatusOf(result.value))),
    mayStillArrive: ({ context }, result: Result<KycAccount>) =>
      result.ok &&
      isOwn(context.uncertainty) &&
      context.checks + 1 < checksNeeded(context.progress),
    wasCancelled: ({ context }, result: Result<KycAccount>) =>
      result.ok && context.uncertainty === 'cancelled',
  },
  delays: { checkPause: KYC_OTP_PACE.checking },
});
