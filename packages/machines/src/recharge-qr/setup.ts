/** The actors, actions and guards of a top-up's machine, by the names that `machine.ts` uses. */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { assign, emit, sendTo, setup } from 'xstate';
import { deadlineActor } from '../actors/deadline.ts';
import { typesOf } from '../actors/setup.ts';
import { unprovidedPayment } from '../payment/machine.ts';
import type { PaymentStep } from '../payment/view.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { watchActor } from '../actors/watch.ts';
import { rechargeDraftRefusal, rechargeStatusOf, type RechargeStatusName } from './rules.ts';
import type {
  RechargeDraft,
  RechargeQrContext,
  RechargeQrEmitted,
  RechargeQrEvent,
  RechargeQrInput,
} from './model.ts';

/** How often the recharge is read without being asked to, ms. */
export const RECHARGE_PACE = { awaiting: 5000, checking: 2000, closed: 30_000 } as const;

type Request = RechargeQrContext['request'];
type Paid = Extract<Request['end'], { type: 'PAID' }>;

/** Whether a request has just been answered. An end that is known already is no news. */
function isNewEnd(end: Request['end'], { request }: RechargeQrContext): end is Paid {
  return end?.type === 'PAID' && end !== request.end;
}

export const rechargeQrSetup = setup({
  types: typesOf<{
    context: RechargeQrContext;
    events: RechargeQrEvent;
    input: RechargeQrInput;
    emitted: RechargeQrEmitted;
  }>(),
  actors: {
    request: unprovidedPayment<RechargeDraft, Recharge>(),
    cancelRecharge: portActor<string | null, Partial<Recharge>>(unprovided),
    watch: watchActor<Recharge>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
  },
  actions: {
    refresh: sendTo('watch', { type: 'REFRESH' }),
    restartRefresh: sendTo('watch', { type: 'REFRESH', restart: true }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeDraft: assign(({ event }) =>
      event.type === 'SUBMIT'
        ? { draft: { money: event.money, bankId: event.bankId }, error: null }
        : {},
    ),
    ask: sendTo('request', ({ event }) =>
      event.type === 'SUBMIT'
        ? { type: 'PAY', order: { money: event.money, bankId: event.bankId } }
        : { type: 'REFRESH' },
    ),
    sendToRequest: sendTo('request', (_, { type }: { type: 'RETRY' | 'REFRESH' | 'ABANDON' }) => ({
      type,
    })),
    takeRequest: assign((_, request: Request) => ({ request, error: request.error })),
    takeRecharge: assign((_, { end }: Request) =>
      end?.type === 'PAID' && end.answer !== null
        ? { recharge: end.answer, id: end.answer._id }
        : {},
    ),
    takeId: assign((_, { end }: Request) =>
      end?.type === 'PAID' && end.answer !== null ? { id: end.answer._id } : {},
    ),
    takeCancelled: assign(({ context }, result: Result<Partial<Recharge>>) =>
      result.ok
        ? { recharge: context.recharge && { ...context.recharge, ...result.value }, error: null }
        : { error: result.error },
    ),
    takeRecord: assign(({ event }) =>
      event.type === 'RECORD' ? { recharge: event.record, error: null, readError: null } : {},
    ),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    takeReadRefusal: assign(({ event }) => ({
      error: event.type === 'READ_FAILED' ? event.error : null,
      readError: null,
    })),
    forgetReadError: assign({ readError: null }),
    markCancelRefused: assign({ cancelRefused: true }),
    beginCancelOrCheck: assign({ cancelRefused: false, error: null }),
    forgetRecharge: assign({
      id: null,
      recharge: null,
      error: null,
      readError: null,
      cancelRefused: false,
    }),
    emitPaid: emit((_, { late }: { late: boolean }) => ({ type: 'PAID' as const, late })),
  },
  guards: {
    hasId: ({ context }) => context.id !== null,
    hasIntention: ({ context }) => context.request.keep !== null,
    asks: (_, { step, request }: { step: PaymentStep; request: Request }) => request.step === step,
    /** The request was answered with a recharge that waits for its money. */
    opens: ({ context }, { end }: Request) =>
      isNewEnd(end, context) &&
      end.answer !== null &&
      rechargeStatusOf(end.answer.is_succeeded) === 'pending',
    answers: ({ context }, { end }: Request) => isNewEnd(end, context) && end.answer !== null,
    /** It was made, and nothing says which it is. */
    isNameless: ({ context }, { end }: Request) => isNewEnd(end, context) && end.answer === null,
    mayRetry: ({ context }) => context.request.canRetry,
    isComplete: ({ event }) => event.type === 'SUBMIT' && rechargeDraftRefusal(event) === null,
    succeeded: (_, result: Result<unknown>) => result.ok,
    answersWith: (
      _,
      { result, status }: { result: Result<Partial<Recharge>>; status: RechargeStatusName },
    ) => result.ok && rechargeStatusOf(result.value.is_succeeded) === status,
    says: ({ context, event }, { status }: { status: RechargeStatusName }) =>
      event.type === 'RECORD' &&
      event.record._id === context.id &&
      rechargeStatusOf(event.record.is_succeeded) === status,
    isUnknown: ({ context, event }) =>
      event.type === 'RECORD' &&
      event.record._id === context.id &&
      rechargeStatusOf(event.record.is_succeeded) === null,
    isHopeless: ({ event }) =>
      event.type === 'READ_FAILED' &&
      (event.error.kind === 'not-found' || event.error.kind === 'forbidden'),
    /** By the server's time, which the ports bring. */
    goesOn: () => false,
    cancelWasRefused: ({ context }) => context.cancelRefused,
  },
});
