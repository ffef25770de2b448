/** What the lifecycle of a PC can do and ask: its actors, actions and guards by name. */
import type { ApiError, Result } from '@tram/api/result';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { deadlineActor } from '../deadline/deadline.ts';
import { typesOf } from '../machine-types/types-of.ts';
import { paymentMachine } from '../payment/machine.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { isRentalTerm } from '../rules/rental-period.ts';
import { watchActor } from '../watch/watch.ts';
import { pcImageRefusal } from './rules.ts';
import type { PcImageOperation, PcImagePayment, PcImageStatus } from './rules.ts';
import { isNews, recordOf, situationOf } from './situation.ts';
import type {
  PcImageContext,
  PcImageEmitted,
  PcImageEvent,
  PcImageInput,
  PcImageOrder,
  PcImagePaymentAnswer,
  PcImagePaymentEnd,
  PcImageRecord,
} from './types.ts';

/** How often the PC is read without being told to, ms. */
export const PC_IMAGE_PACE = { waiting: 10_000, ending: 10_000, unknown: 30_000 } as const;

/** How an action ended, for whoever listens. */
const outcomeOf = (
  action: PcImagePayment | PcImageOperation,
  error: ApiError | null,
  message: string | null,
): PcImageEmitted =>
  error === null ? { type: 'DONE', action, message } : { type: 'REFUSED', action, error };

/** How a payment ended, for whoever listens. */
function paymentOutcomeOf(end: PcImagePaymentEnd): PcImageEmitted {
  const { action } = end.order;
  switch (end.type) {
    case 'PAID':
      return outcomeOf(action, null, null);
    case 'REFUSED':
      return outcomeOf(action, end.error, null);
    case 'UNCONFIRMED':
      return { type: 'UNCONFIRMED', action, finding: end.finding };
    default:
      return end satisfies never;
  }
}

/** Everything by name, before the states are given. */
export const pcImageSetup = setup({
  types: typesOf<{
    context: PcImageContext;
    events: PcImageEvent;
    input: PcImageInput;
    emitted: PcImageEmitted;
  }>(),
  actors: {
    payment: paymentMachine<PcImageOrder, PcImagePaymentAnswer>({
      send: unprovided,
      newKey: () => 'not provided',
      evidence: null,
    }),
    operate: portActor<{ image: string; operation: PcImageOperation } | null, string | null>(
      unprovided,
    ),
    watch: watchActor<PcImageRecord>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
  },
  actions: {
    look: sendTo('watch', { type: 'LOOK' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeRecord: assign(({ event }) =>
      event.type === 'RECORD'
        ? { record: recordOf(event.record), absence: null, isOver: false, lookError: null }
        : {},
    ),
    takeLookError: assign(({ event }) =>
      event.type === 'LOOK_FAILED' ? { lookError: event.error } : {},
    ),
    forgetLookError: assign({ lookError: null }),
    takeAccount: assign(({ event }) =>
      event.type === 'ACCOUNT' ? { isAccountLoaded: event.isLoaded } : {},
    ),
    markOver: assign({ isOver: true }),
    markMissing: assign({
      absence: ({ context }) => context.absence ?? 'missing',
      lookError: null,
    }),
    pay: sendTo('payment', ({ context, event }, { action }: { action: PcImagePayment }) =>
      event.type === 'RENT' || event.type === 'EXTEND'
        ? { type: 'PAY', order: { action, image: context.record._id, term: event.term } }
        : { type: 'REFRESH' },
    ),
    tellPayment: sendTo(
      'payment',
      (_, { type }: { type: 'RETRY' | 'REFRESH' | 'ACKNOWLEDGE' }) => ({ type }),
    ),
    takePayment: enqueueActions(({ context, enqueue }, payment: PcImageContext['payment']) => {
      enqueue.assign({ payment });
      const { end } = payment;
      if (end === null || end === context.payment.end) return;
      enqueue.emit(paymentOutcomeOf(end));
      if (end.type === 'PAID' && end.answer !== null)
        enqueue.raise({ type: 'RECORD', record: end.answer });
      enqueue.sendTo('watch', { type: 'LOOK' });
    }),
    takeOperation: assign((_, { operation }: { operation: PcImageOperation }) => ({
      operation,
      lastOperation: null,
      operationMessage: null,
      operationError: null,
    })),
    settleOperation: enqueueActions(({ context, enqueue }, result: Result<string | null>) => {
      const { operation } = context;
      const error = result.ok ? null : result.error;
      const message = result.ok ? result.value : null;
      enqueue.assign({
        operation: null,
        lastOperation: operation,
        operationMessage: message,
        operationError: error,
      });
      if (operation !== null) enqueue.emit(outcomeOf(operation, error, message));
      if (result.ok && operation === 'delete') {
        enqueue.assign({ absence: 'deleted' });
        enqueue.raise({ type: 'MISSING' });
      } else enqueue.sendTo('watch', { type: 'LOOK' });
    }),
    forgetOperation: assign({ lastOperation: null, operationMessage: null, operationError: null }),
  },
  guards: {
    is: ({ context }, { status }: { status: PcImageStatus }) =>
      situationOf(context).status === status,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isReadAgain: ({ context, event }) =>
      event.type === 'RECORD' &&
      event.record._id === context.record._id &&
      context.lookError !== null,
    /** By the server's time, which the ports bring. */
    goesOn: ({ context }) => !context.isOver,
    mayBegin: ({ context }, { action }: { action: PcImageOperation }) =>
      pcImageRefusal(action, situationOf(context)) === null,
    mayPay: ({ context, event }, { action }: { action: PcImagePayment }) =>
      (event.type === 'RENT' || event.type === 'EXTEND') &&
      isRentalTerm(event.term) &&
      pcImageRefusal(action, situationOf(context)) === null,
    mayRetry: ({ context }) => context.payment.canRetry,
    succeeded: (_, result: Result<unknown>) => result.ok,
  },
});
