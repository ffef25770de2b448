/**
 * The lifecycle of one top-up by QR code (specification, sections 2 "Recharge dialog", 4, 5 and 9; interpretations,
 * "Status values"). A client flow: its states are what the customer sees.
 *
 * - `editing` shows the form. SUBMIT with at least 50.000 VND and a bank leaves it; there is no second SUBMIT.
 * - `creating` asks the server for the recharge, as one intention of the lifecycle of payments (`../payment`). A refusal leads to
 *   `failed`, and so does a request whose outcome cannot be found out.
 * - `unsure`: the answer was lost, nobody knows whether the recharge exists, and it is being found out; START_OVER gives it up (no
 *   money has moved).
 * - `failed` shows the form again with the reason. SUBMIT starts a new attempt, START_OVER clears the reason. A recharge that
 *   cannot be picked up ends here too: there is none of that id, or its status is one that we do not know.
 * - `open` is everything with a recharge of the server in hand. It is read again on REFRESH (a real-time event, the
 *   connection or the tab coming back) and at a pace of its own, and the server is right: what it says is shown.
 *   - `resuming`: only the id is known (picked up from the history, or after a reload); reads the record.
 *   - `awaiting`: QR code and countdown to its end (`rechargeEndsAt`), in server time. CANCEL asks the server to cancel.
 *   - `cancelling`: shown as busy. A refusal leads to `checking`: it may have been paid meanwhile.
 *   - `checking`: the countdown is over or a cancellation was refused; asks the server before saying anything. A clock that was
 *     ahead is set right by the answer: `awaiting` again.
 *   A reading that fails is said (`readError`) and done again.
 *   - `expired`, `cancelled`: not final, because a transfer that arrives late is credited.
 *   - `paid`: `onTime`, `late` (after expiry or cancellation) or `beforeCancel` (a cancellation came too late).
 *   START_OVER leads from the ends back to `editing` with the same sum and bank.
 *
 * Nothing is final: one actor lives as long as its screen. Nothing is sent in the initial state.
 */
import { answerOf, withParams } from '../actors/setup.ts';
import { pollEvery } from '../actors/watch.ts';
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { and } from 'xstate';
import { paymentAtFirst, paymentView } from '../payment/view.ts';
import type { PaymentSnapshot, PaymentStep } from '../payment/view.ts';
import { rechargeEndsAt } from '../rules/recharge.ts';
import type { RechargeDraft } from './model.ts';
import type { RechargeStatusName } from './rules.ts';
import { RECHARGE_PACE, rechargeQrSetup } from './setup.ts';

type CancelAnswer = Result<Partial<Recharge>>;

const answer = answerOf<CancelAnswer>();
const answersWith = (status: RechargeStatusName) =>
  ({
    type: 'answersWith',
    params: ({ event }: { event: { output: CancelAnswer } }) => ({ result: event.output, status }),
  }) as const;
const takeCancelled = answer.action('takeCancelled');

type Asked = { event: { snapshot: PaymentSnapshot<RechargeDraft, Recharge> } };
const request = withParams(({ event }: Asked) => paymentView(event.snapshot));
const asks = (step: PaymentStep) =>
  ({
    type: 'asks',
    params: ({ event }: Asked) => ({ step, request: paymentView(event.snapshot) }),
  }) as const;
const takeRequest = request.action('takeRequest');

/** The recharge that was read has this status. */
const says = (status: RechargeStatusName) => ({ type: 'says', params: { status } }) as const;

/** The transitions of a RECORD, by the status that it carries. */
const whenPaid = (leaf: 'onTime' | 'late' | 'beforeCancel') =>
  ({
    guard: says('successful'),
    target: `#paid.${leaf}`,
    actions: ['takeRecord', { type: 'emitPaid', params: { late: leaf === 'late' } }],
  }) as const;
const whenCancelled = {
  guard: says('cancelled'),
  target: '#cancelled',
  actions: 'takeRecord',
} as const;
const whenExpired = {
  guard: says('timed-out'),
  target: '#expired',
  actions: 'takeRecord',
} as const;

/** Where it leads that there is no such recharge, or none that this account may see. */
const whenGone = {
  MISSING: { target: '#failed', actions: 'takeReadRefusal' },
  READ_FAILED: [
    { guard: 'isHopeless', target: '#failed', actions: 'takeReadRefusal' },
    { actions: 'takeReadError' },
  ],
} as const;

const startOver = {
  target: '#editing',
  actions: ['forgetRecharge', { type: 'sendToRequest', params: { type: 'ABANDON' } }],
} as const;

/** Not final: a transfer that arrives late is credited. */
const closed = {
  entry: pollEvery(RECHARGE_PACE.closed),
  on: { RECORD: whenPaid('late'), START_OVER: startOver },
} as const;

const forward = (type: 'RETRY' | 'REFRESH') =>
  ({ type: 'sendToRequest', params: { type } }) as const;
/** Takes the event here, so that the parent states do not. */
const nothing = {} as const;

const machine = rechargeQrSetup.createMachine({
  id: 'recharge-qr',
  context: ({ input }) => ({
    draft: input.intention?.order ?? null,
    request: paymentAtFirst(input.intention),
    id: input.resume ?? null,
    recharge: null,
    error: null,
    readError: null,
    cancelRefused: false,
  }),
  initial: 'deciding',
  invoke: {
    id: 'request',
    src: 'request',
    input: ({ context }) => ({ intention: context.request.keep }),
    onSnapshot: [
      request.when('opens', '#open.awaiting', takeRequest, request.action('takeRecharge')),
      // The answer to a request of before, when something has become of the recharge since, or one that is only an id: it is read.
      request.when('answers', '#open', takeRequest, request.action('takeId')),
      request.when('isNameless', '#failed', takeRequest),
      { guard: asks('sending'), target: '#creating', actions: takeRequest },
      { guard: asks('unsure'), target: '#unsure', actions: takeRequest },
      { guard: asks('checking'), target: '#unsure', actions: takeRequest },
      { guard: asks('unconfirmed'), target: '#failed', actions: takeRequest },
      { guard: asks('refused'), target: '#failed', actions: takeRequest },
      { actions: takeRequest },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasId', target: 'open' },
        { guard: 'hasIntention', target: 'unsure' },
        { target: 'editing' },
      ],
    },
    editing: {
      id: 'editing',
      on: {
        SUBMIT: { guard: 'isComplete', target: 'creating', actions: ['takeDraft', 'ask'] },
      },
    },
    creating: { id: 'creating' },
    unsure: {
      id: 'unsure',
      on: {
        RETRY: { guard: 'mayRetry', actions: forward('RETRY') },
        REFRESH: { actions: forward('REFRESH') },
        START_OVER: startOver,
      },
    },
    failed: {
      id: 'failed',
      on: {
        REFRESH: { actions: forward('REFRESH') },
        SUBMIT: {
          guard: 'isComplete',
          target: 'creating',
          actions: ['forgetRecharge', 'takeDraft', 'ask'],
        },
        START_OVER: startOver,
      },
    },
    open: {
      id: 'open',
      initial: 'resuming',
      invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.id }) },
      on: {
        REFRESH: { actions: 'refresh' },
        RECORD: [
          { guard: 'isUnknown', target: '#failed', actions: 'takeRecord' },
          { guard: says('pending'), actions: 'forgetReadError' },
        ],
        READ_FAILED: { actions: 'takeReadError' },
      },
      states: {
        resuming: {
          entry: ['refresh', pollEvery(RECHARGE_PACE.awaiting)],
          on: {
            RECORD: [
              whenPaid('onTime'),
              whenCancelled,
              whenExpired,
              { guard: says('pending'), target: 'awaiting', actions: 'takeRecord' },
            ],
            ...whenGone,
          },
        },
        awaiting: {
          entry: pollEvery(RECHARGE_PACE.awaiting),
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({
              at: context.recharge === null ? null : rechargeEndsAt(context.recharge),
            }),
          },
          on: {
            RECORD: [whenPaid('onTime'), whenCancelled, whenExpired],
            DEADLINE: { target: 'checking', actions: 'beginCancelOrCheck' },
            CANCEL: { target: 'cancelling', actions: 'beginCancelOrCheck' },
          },
        },
        cancelling: {
          entry: pollEvery(null),
          invoke: {
            src: 'cancelRecharge',
            input: ({ context }) => context.id,
            // A refusal is no end: it may have been paid meanwhile.
            onDone: [
              { guard: answersWith('cancelled'), target: 'cancelled', actions: takeCancelled },
              answer.when('succeeded', 'checking', 'markCancelRefused'),
              { target: 'checking', actions: ['markCancelRefused', takeCancelled] },
            ],
          },
          on: { RECORD: [whenPaid('beforeCancel'), whenCancelled, whenExpired, nothing] },
        },
        checking: {
          // What was asked for before the cancellation or the end knows of neither.
          entry: ['restartRefresh', pollEvery(RECHARGE_PACE.checking)],
          on: {
            RECORD: [
              { ...whenPaid('beforeCancel'), guard: and(['cancelWasRefused', says('successful')]) },
              whenPaid('onTime'),
              whenCancelled,
              whenExpired,
              {
                guard: and(['cancelWasRefused', says('pending')]),
                target: 'awaiting',
                actions: 'forgetReadError',
              },
              { guard: 'goesOn', target: 'awaiting', actions: 'takeRecord' },
            ],
            ...whenGone,
          },
        },
        paid: {
          id: 'paid',
          entry: pollEvery(null),
          initial: 'onTime',
          states: { onTime: {}, late: {}, beforeCancel: {} },
          on: { RECORD: nothing, START_OVER: startOver },
        },
        expired: { id: 'expired', ...closed },
        cancelled: { id: 'cancelled', ...closed },
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface RechargeQrMachine extends Machine {}

export const rechargeQrMachine: RechargeQrMachine = machine;
