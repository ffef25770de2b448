/**
 * The lifecycle of one top-up by QR code (specification, sections 2 "Recharge dialog", 4, 5 and 9; interpretations,
 * "Status values"). A client flow: its states are what the customer sees.
 *
 * - `editing` shows the form. SUBMIT with at least 50.000 VND and a bank leaves it; there is no second SUBMIT.
 * - `creating` asks the server for the recharge, with a key made for this attempt alone. A refusal leads to `failed`.
 * - `unsure`: the answer was lost, nobody knows whether the recharge exists. The same key is sent again after a pause,
 *   on RETRY and on LOOK_AGAIN, until there is an answer; START_OVER gives the attempt up (no money has moved).
 * - `failed` shows the form again with the reason. SUBMIT starts a new attempt, START_OVER clears the reason.
 * - `open` is everything with a recharge of the server in hand. It is read again on LOOK_AGAIN (a real-time event, the
 *   connection or the tab coming back) and at a pace of its own, and the server is right: what it says is shown.
 *   - `resuming`: only the id is known (picked up from the history, or after a reload); reads the record.
 *   - `awaiting`: QR code and countdown to `expiresAt`, in server time. CANCEL asks the server to cancel.
 *   - `cancelling`: shown as busy. A refusal leads to `checking`: it may have been paid meanwhile.
 *   - `checking`: the countdown is over or a cancellation was refused; asks the server before saying anything.
 *   - `expired`, `cancelled`: not final, because a transfer that arrives late is credited.
 *   - `paid`: `onTime`, `late` (after expiry or cancellation) or `beforeCancel` (a cancellation came too late).
 *   START_OVER leads from the ends back to `editing` with the same sum and bank.
 *
 * Nothing is final: one actor lives as long as its screen. Nothing is sent in the initial state.
 */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { and, assign, emit, sendTo, setup } from 'xstate';
import { retryDelay } from '../attempt/retry-delay.ts';
import { undecided } from '../attempt/undecided.ts';
import { deadlineActor } from '../deadline/deadline.ts';
import { typesOf } from '../machine-types/types-of.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from '../rules/limits.ts';
import { timeOf } from '../rules/time.ts';
import { watchActor } from '../watch/watch.ts';
import { rechargeStatusNames } from './rules.ts';
import type { RechargeStatusName } from './rules.ts';
import type {
  RechargeAttempt,
  RechargeQrContext,
  RechargeQrEmitted,
  RechargeQrEvent,
  RechargeQrInput,
} from './types.ts';

/** How often the recharge is read without being told to, ms. */
export const RECHARGE_PACE = { awaiting: 5000, checking: 2000, closed: 30_000 } as const;

type Answer = Result<Recharge>;
const answer = ({ event }: { event: { output: Answer } }) => event.output;

/** The transitions of a RECORD, by the status that it carries. */
const says = (status: RechargeStatusName) => ({ type: 'says', params: { status } }) as const;
const whenPaid = (leaf: 'onTime' | 'late' | 'beforeCancel') =>
  ({
    guard: says('successful'),
    target: `#paid.${leaf}`,
    actions: ['takeRecord', { type: 'sayPaid', params: { late: leaf === 'late' } }],
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
const startOver = { target: '#editing', actions: 'forgetRecharge' } as const;
const everySo = (every: number | null) => ({ type: 'pace', params: { every } }) as const;

export const rechargeQrMachine = setup({
  types: typesOf<{
    context: RechargeQrContext;
    events: RechargeQrEvent;
    input: RechargeQrInput;
    emitted: RechargeQrEmitted;
  }>(),
  actors: {
    requestRecharge: portActor<RechargeAttempt | null, Recharge>(unprovided),
    cancelRecharge: portActor<string | null, Recharge>(unprovided),
    watch: watchActor<Recharge>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
  },
  actions: {
    look: sendTo('watch', { type: 'LOOK' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeKey: assign({ key: 'not provided' }),
    takeDraft: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { draft: { money: event.money, bankId: event.bankId }, tries: 0, error: null }
        : {},
    ),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeAnswer: assign((_, result: Answer) =>
      result.ok
        ? { recharge: result.value, id: result.value._id, error: null }
        : { error: result.error },
    ),
    takeRecord: assign(({ event }) =>
      event.type === 'RECORD' ? { recharge: event.record, error: null } : {},
    ),
    takeLookError: assign(({ event }) =>
      event.type === 'LOOK_FAILED' ? { error: event.error } : {},
    ),
    markCancelRefused: assign({ cancelRefused: true }),
    beginCancelOrCheck: assign({ cancelRefused: false, error: null }),
    forgetRecharge: assign({
      key: null,
      tries: 0,
      id: null,
      recharge: null,
      error: null,
      cancelRefused: false,
    }),
    sayPaid: emit((_, { late }: { late: boolean }) => ({ type: 'PAID' as const, late })),
  },
  guards: {
    hasId: ({ context }) => context.id !== null,
    hasAttempt: ({ context }) => context.key !== null,
    isComplete: ({ event }) =>
      event.type === 'SUBMIT' &&
      Number.isSafeInteger(event.money) &&
      event.money >= MINIMUM_RECHARGE &&
      event.money <= MAXIMUM_RECHARGE &&
      event.bankId !== '',
    succeeded: (_, result: Answer) => result.ok,
    isUndecided: ({ context }, result: Answer) =>
      !result.ok && undecided(result.error, context.tries),
    says: ({ context, event }, { status }: { status: RechargeStatusName }) =>
      event.type === 'RECORD' &&
      event.record._id === context.id &&
      rechargeStatusNames[event.record.is_succeeded] === status,
    isHopeless: ({ event }) =>
      event.type === 'LOOK_FAILED' &&
      (event.error.kind === 'not-found' || event.error.kind === 'forbidden'),
    cancelWasRefused: ({ context }) => context.cancelRefused,
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.tries, context.error?.retryAfterMs),
  },
}).createMachine({
  id: 'recharge-qr',
  context: ({ input }) => ({
    draft: input.attempt ?? null,
    key: input.attempt?.key ?? null,
    tries: input.attempt ? 1 : 0,
    id: input.resume ?? null,
    recharge: null,
    error: null,
    cancelRefused: false,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasId', target: 'open' },
        { guard: 'hasAttempt', target: 'unsure' },
        { target: 'editing' },
      ],
    },
    editing: {
      id: 'editing',
      on: {
        SUBMIT: { guard: 'isComplete', target: 'creating', actions: ['takeDraft', 'takeKey'] },
      },
    },
    creating: {
      entry: 'countTry',
      invoke: {
        src: 'requestRecharge',
        input: ({ context: { draft, key } }) =>
          draft === null || key === null ? null : { ...draft, key },
        onDone: [
          {
            guard: { type: 'succeeded', params: answer },
            target: 'open.awaiting',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'isUndecided', params: answer },
            target: 'unsure',
            actions: { type: 'takeAnswer', params: answer },
          },
          { target: 'failed', actions: { type: 'takeAnswer', params: answer } },
        ],
      },
    },
    unsure: {
      after: { retryDelay: 'creating' },
      on: {
        RETRY: 'creating',
        LOOK_AGAIN: 'creating',
        START_OVER: startOver,
      },
    },
    failed: {
      id: 'failed',
      on: {
        SUBMIT: {
          guard: 'isComplete',
          target: 'creating',
          actions: ['forgetRecharge', 'takeDraft', 'takeKey'],
        },
        START_OVER: startOver,
      },
    },
    open: {
      initial: 'resuming',
      invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.id }) },
      on: { LOOK_AGAIN: { actions: 'look' } },
      states: {
        resuming: {
          entry: ['look', everySo(RECHARGE_PACE.awaiting)],
          on: {
            RECORD: [
              whenPaid('onTime'),
              whenCancelled,
              whenExpired,
              { guard: says('pending'), target: 'awaiting', actions: 'takeRecord' },
            ],
            MISSING: '#failed',
            LOOK_FAILED: [
              { guard: 'isHopeless', target: '#failed', actions: 'takeLookError' },
              { actions: 'takeLookError' },
            ],
          },
        },
        awaiting: {
          entry: everySo(RECHARGE_PACE.awaiting),
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.recharge?.expiresAt) }),
          },
          on: {
            RECORD: [whenPaid('onTime'), whenCancelled, whenExpired],
            DEADLINE: { target: 'checking', actions: 'beginCancelOrCheck' },
            CANCEL: { target: 'cancelling', actions: 'beginCancelOrCheck' },
          },
        },
        cancelling: {
          entry: everySo(null),
          invoke: {
            src: 'cancelRecharge',
            input: ({ context }) => context.id,
            onDone: [
              {
                guard: { type: 'succeeded', params: answer },
                target: 'cancelled',
                actions: { type: 'takeAnswer', params: answer },
              },
              {
                target: 'checking',
                actions: ['markCancelRefused', { type: 'takeAnswer', params: answer }],
              },
            ],
          },
          on: { RECORD: [whenPaid('beforeCancel'), whenCancelled, whenExpired] },
        },
        checking: {
          entry: ['look', everySo(RECHARGE_PACE.checking)],
          on: {
            RECORD: [
              { ...whenPaid('beforeCancel'), guard: and(['cancelWasRefused', says('successful')]) },
              whenPaid('onTime'),
              whenCancelled,
              whenExpired,
              {
                guard: and(['cancelWasRefused', says('pending')]),
                target: 'awaiting',
              },
            ],
          },
        },
        paid: {
          id: 'paid',
          entry: everySo(null),
          initial: 'onTime',
          states: { onTime: {}, late: {}, beforeCancel: {} },
          on: { START_OVER: startOver },
        },
        expired: {
          id: 'expired',
          entry: everySo(RECHARGE_PACE.closed),
          on: {
            RECORD: whenPaid('late'),
            START_OVER: startOver,
          },
        },
        cancelled: {
          id: 'cancelled',
          entry: everySo(RECHARGE_PACE.closed),
          on: {
            RECORD: whenPaid('late'),
            START_OVER: startOver,
          },
        },
      },
    },
  },
});
