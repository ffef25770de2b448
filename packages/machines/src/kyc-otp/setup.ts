/** The actors, actions and guards of an identity verification's machine, by the names that `machine.ts` uses. */
import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { assign, emit, sendTo, setup } from 'xstate';
import { deadlineActor } from '../actors/deadline.ts';
import { typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { SECOND } from '../rules/time.ts';
import { OTP_DIGITS } from '../rules/limits.ts';
import { watchActor } from '../actors/watch.ts';
import {
  codeMailed,
  uncertaintySettled,
  failureOf,
  fieldOf,
  newsOf,
  noCode,
  formNotReceived,
  noReason,
  reasonOf,
  resendRefused,
  submissionTaken,
} from './transitions.ts';
import type { KycFailure } from './transitions.ts';
import { kycAllows, kycMethods, kycStatusOf } from './rules.ts';
import type { KycStatus } from './rules.ts';
import {
  accountOf,
  checksNeeded,
  hasArrived,
  isCurrent,
  isNews,
  isOwn,
  mayBegin,
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
  KycUpload,
} from './model.ts';

/** How often the account is read without being asked to, ms. */
export const KYC_OTP_PACE = {
  reading: 5 * SECOND,
  waiting: 60 * SECOND,
  unknown: 60 * SECOND,
  checking: 3 * SECOND,
} as const;

const sixDigits = new RegExp(`^[0-9]{${OTP_DIGITS}}$`, 'u');
const failed = (failure: KycFailure) => (_: unknown, result: Result<unknown>) =>
  failureOf(result) === failure;

/** The types of the machine, and its implementations by name. */
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
    takeNews: assign(({ context, event }) =>
      event.type === 'RECORD' ? newsOf(context, event.record) : {},
    ),
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
    takeTicket: assign((_, result: Result<Partial<OtpTicket>>) => codeMailed(result)),
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
      uncertaintySettled(context, result),
    ),
    conclude: assign(({ context }) => formNotReceived(context)),
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
    isUnauthorized: failed('unauthorized'),
    isForbidden: failed('forbidden'),
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
