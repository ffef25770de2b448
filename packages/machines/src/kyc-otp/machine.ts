/**
 * The lifecycle of one identity verification (specification, sections 2 "Identity verification", 4 "KYC", 5 and 9;
 * interpretations, "Status values"). A client flow: its states are what the customer sees.
 *
 * `deciding` reads the account (`reading` fetches it first): `hidden` (not asked for), `waiting`, `verified`, `unknown`, or the
 * form, `editing` before the first submission and `refused` after an operator's refusal. An account that says something
 * new leads back to `deciding` from anywhere but a submission.
 * - SUBMIT with nothing missing opens `choosing`; only a method of the table proceeds.
 * - `requesting` has a code mailed. After a lost answer the code may be in the mail all the same, so the dialog opens.
 * - `code` is the dialog. `entering` takes six digits until the code expires; `ended`: only another code helps. RESEND is
 *   taken from `resendAt` on and asks in `resending`.
 * - `submitting` sends form and code, once. CANCEL aborts it.
 * - `checking`: the answer was lost, the upload cancelled, or the server says that the state does not allow it. The account is
 *   asked what became of it, several times where the form may still be at work. Nothing is sent again automatically.
 * - `submitted`: it has arrived. `failed`: the form with the reason; SUBMIT starts over, with the same code while it is good.
 *
 * The form, its pictures and the signature stay with the front end's ports. The code goes from ENTER_CODE into the port's input
 * and is never in the context. Nothing is sent in an initial state.
 */
import { pollEvery } from '../actors/watch.ts';
import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { and, not } from 'xstate';
import { accountOf } from './model.ts';
import type { KycAccount, KycUncertainty, KycOtpReason } from './model.ts';
import type { KycStatus } from './rules.ts';
import { KYC_OTP_PACE, kycOtpSetup } from './setup.ts';
import { noCode, noReason } from './transitions.ts';

const mailed = ({ event }: { event: { output: Result<Partial<OtpTicket>> } }) => event.output;
const answered = ({ event }: { event: { output: Result<KycAccount> } }) => event.output;

/** Says why. */
const because = (reason: KycOtpReason) => ({ type: 'because', params: { reason } }) as const;

/** Begins to find out what became of a call. */
const markUncertain = (what: KycUncertainty) =>
  ({ type: 'markUncertain', params: { what } }) as const;

const notMailed = (reason: KycOtpReason) =>
  [{ type: 'takeError', params: mailed }, because(reason)] as const;
const mailUncertain = (what: KycUncertainty) =>
  [{ type: 'takeError', params: mailed }, markUncertain(what)] as const;
const formUncertain = (what: KycUncertainty) =>
  [{ type: 'takeError', params: answered }, markUncertain(what)] as const;
const refused = [
  { type: 'takeError', params: answered },
  { type: 'takeRefusal', params: answered },
] as const;

/** The ends of asking for a code that are alike the first time and again. */
const codeUncertain = [
  {
    guard: { type: 'isLost', params: mailed },
    target: '#code',
    actions: ['assumeCode', ...notMailed('code-unsure')],
  },
  {
    guard: { type: 'isConflict', params: mailed },
    target: '#checking',
    actions: mailUncertain('conflict'),
  },
  {
    guard: { type: 'isForbidden', params: mailed },
    target: '#checking',
    actions: mailUncertain('forbidden'),
  },
  {
    guard: { type: 'isUnauthorized', params: mailed },
    target: '#failed',
    actions: notMailed('session-ended'),
  },
] as const;

const codeMailed = (again: boolean) =>
  ({
    guard: { type: 'succeeded', params: mailed },
    target: '#code',
    actions: [
      { type: 'takeTicket', params: mailed },
      { type: 'sayCodeSent', params: { again } },
    ],
  }) as const;

/** Where the first request for a code leads. */
const codeRequestEnds = [
  codeMailed(false),
  {
    guard: { type: 'isTooSoon', params: mailed },
    target: '#code',
    // One was mailed a moment ago, before a reload or in another tab.
    actions: ['assumeCode', { type: 'takeWait', params: mailed }, ...notMailed('asked-too-soon')],
  },
  ...codeUncertain,
  { target: '#failed', actions: notMailed('code-not-sent') },
] as const;

/** Where the request for another code leads: a refusal leaves the dialog as it was. */
const resendEnds = [
  codeMailed(true),
  {
    guard: { type: 'isTooSoon', params: mailed },
    target: '#code',
    actions: [{ type: 'takeWait', params: mailed }, ...notMailed('asked-too-soon')],
  },
  ...codeUncertain,
  { target: '#code', actions: notMailed('code-not-sent') },
] as const;

/** Where the submission leads. */
const submissionEnds = [
  {
    guard: { type: 'succeeded', params: answered },
    target: '#submitted',
    actions: [{ type: 'takeAccount', params: answered }, 'saySubmitted'],
  },
  {
    guard: { type: 'isLost', params: answered },
    target: '#checking',
    actions: formUncertain('lost'),
  },
  {
    guard: { type: 'isConflict', params: answered },
    target: '#checking',
    actions: formUncertain('conflict'),
  },
  {
    guard: { type: 'isForbidden', params: answered },
    target: '#checking',
    actions: formUncertain('forbidden'),
  },
  {
    guard: { type: 'isWrongCode', params: answered },
    target: '#code',
    actions: [...refused, { type: 'countTry', params: answered }],
  },
  {
    guard: { type: 'isWornOut', params: answered },
    target: '#code',
    actions: [...refused, { type: 'countTry', params: answered }, 'endCode'],
  },
  {
    guard: { type: 'isExpired', params: answered },
    target: '#code',
    actions: [...refused, 'endCode'],
  },
  { target: '#failed', actions: refused },
] as const;

/** Where asking the account leads. */
const checkEnds = [
  { guard: { type: 'isOutdated', params: answered }, target: 'pausing' },
  {
    guard: { type: 'hasArrived', params: answered },
    target: '#submitted',
    actions: [{ type: 'settleUncertainty', params: answered }, 'saySubmitted'],
  },
  {
    guard: { type: 'isSettled', params: answered },
    target: '#deciding',
    actions: { type: 'settleUncertainty', params: answered },
  },
  {
    guard: { type: 'mayStillArrive', params: answered },
    target: 'pausing',
    actions: 'countCheck',
  },
  {
    guard: { type: 'wasCancelled', params: answered },
    target: '#deciding',
    actions: 'conclude',
  },
  { guard: { type: 'succeeded', params: answered }, target: '#failed', actions: 'conclude' },
  { guard: { type: 'isUnauthorized', params: answered }, target: '#failed', actions: refused },
  { guard: { type: 'isForbidden', params: answered }, target: '#failed', actions: refused },
  { target: 'pausing', actions: { type: 'keepCheckError', params: answered } },
] as const;

const is = (status: KycStatus) => ({ type: 'is', params: { status } }) as const;
const failedAs = (kind: 'unauthorized' | 'forbidden') =>
  ({ type: 'failedAs', params: { kind } }) as const;

const submit = [
  { guard: 'isComplete', target: '#choosing', actions: 'forgetReason' },
  { guard: 'mayBegin', target: '#deciding', actions: 'takeMissing' },
] as const;
const close = { target: '#deciding', actions: 'forgetReason' } as const;
const seen = { actions: 'forgetReason' } as const;

export const kycOtpMachine = kycOtpSetup.createMachine({
  id: 'kyc-otp',
  context: ({ input: { account, ticket } }) => ({
    account: account ? accountOf(account) : null,
    ...noReason,
    ...noCode,
    ...(ticket ? { hasCode: true, ticket, mayResend: ticket.resendAt === null } : {}),
    progress: null,
    uncertainty: null,
    checks: 0,
  }),
  initial: 'deciding',
  invoke: { id: 'watch', src: 'watch', input: { id: 'me' } },
  on: {
    REFRESH: { actions: 'refresh' },
    RECORD: [
      { guard: 'isNews', target: '.deciding', actions: 'takeNews' },
      { guard: 'isCurrent', actions: 'takeVersion' },
    ],
  },
  states: {
    deciding: {
      id: 'deciding',
      always: [
        { guard: not('wasRead'), target: 'reading' },
        { guard: is('hidden'), target: 'hidden' },
        { guard: is('unsubmitted'), target: 'editing' },
        { guard: is('refused'), target: 'refused' },
        { guard: is('waiting'), target: 'waiting' },
        { guard: is('verified'), target: 'verified' },
        { target: 'unknown' },
      ],
    },
    reading: {
      entry: ['refresh', pollEvery(KYC_OTP_PACE.reading)],
      exit: pollEvery(null),
      on: {
        READ_FAILED: [
          {
            guard: failedAs('unauthorized'),
            target: 'failed',
            actions: ['takeReadRefusal', because('session-ended')],
          },
          {
            guard: failedAs('forbidden'),
            target: 'failed',
            actions: ['takeReadRefusal', because('not-allowed')],
          },
          { actions: 'takeReadError' },
        ],
      },
    },
    hidden: {},
    editing: { on: { SUBMIT: submit, ACKNOWLEDGE: seen } },
    refused: { on: { SUBMIT: submit, ACKNOWLEDGE: seen } },
    waiting: {
      entry: pollEvery(KYC_OTP_PACE.waiting),
      exit: pollEvery(null),
      on: { ACKNOWLEDGE: seen },
    },
    verified: {},
    unknown: { entry: pollEvery(KYC_OTP_PACE.unknown), exit: pollEvery(null) },
    choosing: {
      id: 'choosing',
      on: {
        CHOOSE: [
          { guard: and(['isOffered', 'codeIsGood']), target: 'code' },
          { guard: 'isOffered', target: 'requesting' },
        ],
        CANCEL: close,
      },
    },
    requesting: {
      entry: 'forgetCode',
      invoke: {
        src: 'requestOtp',
        onDone: codeRequestEnds,
      },
      on: { CANCEL: close },
    },
    code: {
      id: 'code',
      invoke: {
        src: 'resendDeadline',
        input: ({ context }) => ({ at: context.mayResend ? null : context.ticket.resendAt }),
      },
      on: {
        RESEND_ALLOWED: { actions: 'allowResend' },
        RESEND: { guard: 'mayResend', target: 'resending', actions: 'forgetReason' },
        CANCEL: close,
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasCode', target: 'entering' }, { target: 'ended' }] },
        entering: {
          invoke: { src: 'deadline', input: ({ context }) => ({ at: context.ticket.expiresAt }) },
          on: {
            DEADLINE: {
              target: 'ended',
              actions: ['forgetReason', 'endCode', because('expired-code')],
            },
            ENTER_CODE: {
              guard: 'isSixDigits',
              target: '#submitting',
              actions: 'beginSending',
            },
          },
        },
        ended: {},
      },
    },
    resending: {
      invoke: {
        src: 'requestOtp',
        onDone: resendEnds,
      },
      on: { CANCEL: close },
    },
    submitting: {
      id: 'submitting',
      invoke: {
        src: 'submitIdentity',
        input: ({ event, self }) =>
          event.type === 'ENTER_CODE'
            ? {
                code: event.code,
                onProgress: (sent) => self.send({ type: 'PROGRESS', sent }),
              }
            : null,
        onDone: submissionEnds,
      },
      on: {
        PROGRESS: { actions: 'takeProgress' },
        CANCEL: { target: 'checking', actions: markUncertain('cancelled') },
        RECORD: {},
      },
    },
    checking: {
      id: 'checking',
      initial: 'asking',
      on: { RECORD: {} },
      states: {
        asking: {
          invoke: {
            src: 'readAccount',
            onDone: checkEnds,
          },
        },
        pausing: {
          after: { checkPause: 'asking' },
          on: { REFRESH: { target: 'asking', actions: 'checkAhead' } },
        },
      },
    },
    submitted: {
      id: 'submitted',
      entry: pollEvery(KYC_OTP_PACE.waiting),
      exit: pollEvery(null),
      on: { ACKNOWLEDGE: close },
    },
    failed: { id: 'failed', on: { SUBMIT: submit, ACKNOWLEDGE: close } },
  },
});
