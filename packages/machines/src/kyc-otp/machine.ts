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
import { answerOf, rereading } from '../actors/setup.ts';
import { polling, pollingAtOnce } from '../actors/watch.ts';
import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { and, not } from 'xstate';
import { accountOf, noCode, noReason } from './model.ts';
import type { KycAccount, KycUncertainty, KycOtpReason } from './model.ts';
import type { KycStatus } from './rules.ts';
import { KYC_OTP_PACE, kycOtpSetup } from './setup.ts';

const mailed = answerOf<Result<Partial<OtpTicket>>>();
const answered = answerOf<Result<KycAccount>>();

const because = (reason: KycOtpReason) => ({ type: 'because', params: { reason } }) as const;

/** Begins to find out what became of a call. */
const markUncertain = (what: KycUncertainty) =>
  ({ type: 'markUncertain', params: { what } }) as const;

const notMailed = (reason: KycOtpReason) => [mailed.action('takeError'), because(reason)] as const;
const mailUncertain = (what: KycUncertainty) =>
  [mailed.action('takeError'), markUncertain(what)] as const;
const formUncertain = (what: KycUncertainty) =>
  [answered.action('takeError'), markUncertain(what)] as const;
const tooSoon = [mailed.action('takeWait'), ...notMailed('asked-too-soon')] as const;
const settle = answered.action('settleUncertainty');
const refused = [answered.action('takeError'), answered.action('takeRefusal')] as const;

/** The ends of asking for a code that are alike the first time and again. */
const codeUncertain = [
  mailed.when('isLost', '#code', 'assumeCode', ...notMailed('code-unsure')),
  mailed.when('isConflict', '#checking', ...mailUncertain('conflict')),
  mailed.when('isForbidden', '#checking', ...mailUncertain('forbidden')),
  mailed.when('isUnauthorized', '#failed', ...notMailed('session-ended')),
] as const;

const codeMailed = (again: boolean) =>
  mailed.when('succeeded', '#code', mailed.action('takeTicket'), {
    type: 'sayCodeSent',
    params: { again },
  });

const is = (status: KycStatus) => ({ type: 'is', params: { status } }) as const;
const failedAs = (kind: 'unauthorized' | 'forbidden') =>
  ({ type: 'failedAs', params: { kind } }) as const;

const submit = [
  { guard: 'isComplete', target: '#choosing', actions: 'forgetReason' },
  { guard: 'mayBegin', target: '#deciding', actions: 'takeMissing' },
] as const;
const close = { target: '#deciding', actions: 'forgetReason' } as const;
const seen = { actions: 'forgetReason' } as const;

const machine = kycOtpSetup.createMachine({
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
      ...pollingAtOnce(KYC_OTP_PACE.reading),
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
      ...polling(KYC_OTP_PACE.waiting),
      on: { ACKNOWLEDGE: seen },
    },
    verified: {},
    unknown: polling(KYC_OTP_PACE.unknown),
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
        onDone: [
          codeMailed(false),
          // One was mailed a moment ago, before a reload or in another tab.
          mailed.when('isTooSoon', '#code', 'assumeCode', ...tooSoon),
          ...codeUncertain,
          { target: '#failed', actions: notMailed('code-not-sent') },
        ],
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
        onDone: [
          codeMailed(true),
          // A refusal leaves the dialog as it was.
          mailed.when('isTooSoon', '#code', ...tooSoon),
          ...codeUncertain,
          { target: '#code', actions: notMailed('code-not-sent') },
        ],
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
        onDone: [
          answered.when('succeeded', '#submitted', answered.action('takeAccount'), 'saySubmitted'),
          answered.when('isLost', '#checking', ...formUncertain('lost')),
          answered.when('isConflict', '#checking', ...formUncertain('conflict')),
          answered.when('isForbidden', '#checking', ...formUncertain('forbidden')),
          answered.when('isWrongCode', '#code', ...refused, answered.action('countTry')),
          answered.when('isWornOut', '#code', ...refused, answered.action('countTry'), 'endCode'),
          answered.when('isExpired', '#code', ...refused, 'endCode'),
          { target: '#failed', actions: refused },
        ],
      },
      on: {
        PROGRESS: { actions: 'takeProgress' },
        CANCEL: { target: 'checking', actions: markUncertain('cancelled') },
        RECORD: {},
      },
    },
    checking: {
      id: 'checking',
      on: { RECORD: {} },
      ...rereading({
        src: 'readAccount',
        onDone: [
          answered.when('isOutdated', 'pausing'),
          answered.when('hasArrived', '#submitted', settle, 'saySubmitted'),
          answered.when('isSettled', '#deciding', settle),
          answered.when('mayStillArrive', 'pausing', 'countCheck'),
          answered.when('wasCancelled', '#deciding', 'conclude'),
          answered.when('succeeded', '#failed', 'conclude'),
          answered.when('isUnauthorized', '#failed', ...refused),
          answered.when('isForbidden', '#failed', ...refused),
          { target: 'pausing', actions: answered.action('keepCheckError') },
        ],
      }),
    },
    submitted: {
      id: 'submitted',
      ...polling(KYC_OTP_PACE.waiting),
      on: { ACKNOWLEDGE: close },
    },
    failed: { id: 'failed', on: { SUBMIT: submit, ACKNOWLEDGE: close } },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface KycOtpMachine extends Machine {}

export const kycOtpMachine: KycOtpMachine = machine;
