/** What the lifecycle of a top-up can do and ask: its actors, actions and guards by name. */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { assign, emit, sendTo, setup } from 'xstate';
import { retryDelay } from '../attempt/retry-delay.ts';
import { undecided } from '../attempt/undecided.ts';
import { deadlineActor } from '../deadline/deadline.ts';
import { typesOf } from '../machine-types/types-of.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { watchActor } from '../watch/watch.ts';
import { rechargeDraftRefusal, rechargeStatusOf } from './rules.ts';
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

/** Everything by name, before the states are given. */
export const rechargeQrSetup = setup({
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
    takeAnswer: assign((_, result: Result<Recharge>) =>
      result.ok
        ? { recharge: result.value, id: result.value._id, error: null }
        : { error: result.error },
    ),
    takeId: assign((_, result: Result<Recharge>) =>
      result.ok ? { id: result.value._id, error: null } : {},
    ),
    takeRecord: assign(({ event }) =>
      event.type === 'RECORD' ? { recharge: event.record, error: null, lookError: null } : {},
    ),
    takeLookError: assign(({ event }) =>
      event.type === 'LOOK_FAILED' ? { lookError: event.error } : {},
    ),
    takeLookRefusal: assign(({ event }) => ({
      error: event.type === 'LOOK_FAILED' ? event.error : null,
      lookError: null,
    })),
    forgetLookError: assign({ lookError: null }),
    markCancelRefused: assign({ cancelRefused: true }),
    beginCancelOrCheck: assign({ cancelRefused: false, error: null }),
    forgetRecharge: assign({
      key: null,
      tries: 0,
      id: null,
      recharge: null,
      error: null,
      lookError: null,
      cancelRefused: false,
    }),
    sayPaid: emit((_, { late }: { late: boolean }) => ({ type: 'PAID' as const, late })),
  },
  guards: {
    hasId: ({ context }) => context.id !== null,
    hasAttempt: ({ context }) => context.key !== null,
    isComplete: ({ event }) => event.type === 'SUBMIT' && rechargeDraftRefusal(event) === null,
    succeeded: (_, result: Result<Recharge>) => result.ok,
    answersWith: (
      _,
      { result, status }: { result: Result<Recharge>; status: RechargeStatusName },
    ) => result.ok && rechargeStatusOf(result.value.is_succeeded) === status,
    /** Unless the server asks to wait, which only the customer's own RETRY does not heed. */
    mayAskAtOnce: ({ context }) => typeof context.error?.retryAfterMs !== 'number',
    isUndecided: ({ context }, result: Result<Recharge>) =>
      !result.ok && undecided(result.error, context.tries),
    says: ({ context, event }, { status }: { status: RechargeStatusName }) =>
      event.type === 'RECORD' &&
      event.record._id === context.id &&
      rechargeStatusOf(event.record.is_succeeded) === status,
    isUnknown: ({ context, event }) =>
      event.type === 'RECORD' &&
      event.record._id === context.id &&
      rechargeStatusOf(event.record.is_succeeded) === null,
    isHopeless: ({ event }) =>
      event.type === 'LOOK_FAILED' &&
      (event.error.kind === 'not-found' || event.error.kind === 'forbidden'),
    /** By the server's time, which the ports bring. */
    goesOn: () => false,
    cancelWasRefused: ({ context }) => context.cancelRefused,
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.tries, context.error?.retryAfterMs),
  },
});
