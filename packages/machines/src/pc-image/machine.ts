/**
 * The lifecycle of one PC (specification, sections 2 "My PCs" and 4 "PC image states"; interpretations, "Machines and
 * downloads", "Money"). A mirror of the server's record: the server is right from any state.
 *
 * `status` shows what the PC is. `deciding` reads the record's flags; a newer record leads back to it from anywhere.
 * - `notRented`: the prices. `waiting`: being made, read again at a pace. `unknown`: flags that we do not know, read again at
 *   a slower one; nothing is offered.
 * - `ready`: the time left, until its deadline in server time; then `ending`, which asks the server and goes on showing a
 *   PC that is there until the server says otherwise. A clock that was ahead is set right by the answer: `ready` again.
 * - `gone`: deleted here, or missing on the server.
 * A reading that fails is kept as `readError`; what is known stays.
 *
 * `payment` rents and extends: each RENT or EXTEND is one intention of the lifecycle of payments (`../payment`), of which the context
 * holds the present view. Neither begins without a loaded account (section 5); one that has begun goes on without.
 *
 * `operation` runs one call at a time: download of the RDP file, reset, new password, power, deletion. `resting` again
 * has `idle`, `done` and `refused`; ACKNOWLEDGE clears them.
 *
 * What may begin when is the table of `rules.ts`. Nothing is optimistic and nothing is sent in an initial state.
 */
import type { ApiError, Result } from '@tram/api/result';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { deadlineActor } from '../actors/deadline.ts';
import { answerOf, typesOf } from '../actors/setup.ts';
import { paymentEvents, paymentInvocation, unprovidedPayment } from '../payment/machine.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { isRentalTerm } from '../rules/rental-period.ts';
import { timeOf } from '../rules/time.ts';
import { polling, pollingAtOnce, watchActor } from '../actors/watch.ts';
import { contextOf, isNews, missed, noLastOperation, recordTaken, situationOf } from './model.ts';
import type {
  PcImageContext,
  PcImageEmitted,
  PcImageEvent,
  PcImageInput,
  PcImageOrder,
  PcImagePaymentAnswer,
  PcImagePaymentEnd,
  PcImageRecord,
} from './model.ts';
import { pcImageRefusal } from './rules.ts';
import type { PcImageOperation, PcImagePayment, PcImageStatus } from './rules.ts';

/** How often the PC is read without being asked to, ms. */
export const PC_IMAGE_PACE = { waiting: 10_000, ending: 10_000, unknown: 30_000 } as const;

/** How an operation ended, as an emitted event. */
const outcomeOf = (
  action: PcImageOperation,
  error: ApiError | null,
  message: string | null,
): PcImageEmitted =>
  error === null ? { type: 'DONE', action, message } : { type: 'REFUSED', action, error };

/** How a payment ended, as an emitted event. */
function paymentOutcomeOf(end: PcImagePaymentEnd): PcImageEmitted {
  const { action } = end.order;
  if (end.type === 'UNCONFIRMED') return { type: 'UNCONFIRMED', action, finding: end.finding };
  const { total } = end;
  return end.type === 'REFUSED'
    ? { type: 'REFUSED', action, error: end.error, total }
    : { type: 'DONE', action, message: null, total };
}

const pcImageSetup = setup({
  types: typesOf<{
    context: PcImageContext;
    events: PcImageEvent;
    input: PcImageInput;
    emitted: PcImageEmitted;
  }>(),
  actors: {
    payment: unprovidedPayment<PcImageOrder, PcImagePaymentAnswer>(),
    operate: portActor<{ image: string; operation: PcImageOperation } | null, string | null>(
      unprovided,
    ),
    watch: watchActor<PcImageRecord>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
  },
  actions: {
    refresh: sendTo('watch', { type: 'REFRESH' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeRecord: assign(({ event }) => (event.type === 'RECORD' ? recordTaken(event.record) : {})),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    forgetReadError: assign({ readError: null }),
    takeAccount: assign(({ event }) =>
      event.type === 'ACCOUNT' ? { isAccountLoaded: event.isLoaded } : {},
    ),
    markOver: assign({ isOver: true }),
    markMissing: assign(({ context }) => missed(context)),
    pay: sendTo('payment', ({ context, event }, { action }: { action: PcImagePayment }) =>
      event.type === 'RENT' || event.type === 'EXTEND'
        ? {
            type: 'PAY',
            order: { action, image: context.record._id, term: event.term },
            total: event.total,
          }
        : { type: 'REFRESH' },
    ),
    sendToPayment: sendTo(
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
      enqueue.sendTo('watch', { type: 'REFRESH' });
    }),
    takeOperation: assign((_, { operation }: { operation: PcImageOperation }) => ({
      operation,
      ...noLastOperation,
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
      } else enqueue.sendTo('watch', { type: 'REFRESH' });
    }),
    forgetOperation: assign(noLastOperation),
  },
  guards: {
    is: ({ context }, { status }: { status: PcImageStatus }) =>
      situationOf(context).status === status,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isReadAgain: ({ context, event }) =>
      event.type === 'RECORD' &&
      event.record._id === context.record._id &&
      context.readError !== null,
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

const operated = answerOf<Result<string | null>>();

const settleOperation = operated.action('settleOperation');

const is = (status: PcImageStatus) => ({ type: 'is', params: { status } }) as const;
const pay = (action: PcImagePayment) =>
  ({
    guard: { type: 'mayPay', params: { action } },
    actions: { type: 'pay', params: { action } },
  }) as const;
const operate = (operation: PcImageOperation) =>
  ({
    guard: { type: 'mayBegin', params: { action: operation } },
    target: 'running',
    actions: { type: 'takeOperation', params: { operation } },
  }) as const;

const machine = pcImageSetup.createMachine({
  id: 'pc-image',
  type: 'parallel',
  context: ({ input }) => contextOf(input),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { READ_FAILED: { actions: 'takeReadError' }, ACCOUNT: { actions: 'takeAccount' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: [
          { guard: 'isNews', target: '.deciding', actions: 'takeRecord' },
          { guard: 'isReadAgain', actions: 'forgetReadError' },
        ],
        MISSING: { target: '.gone', actions: 'markMissing' },
        // Here and not at the root, which hears only what no region takes.
        REFRESH: { actions: 'refresh' },
      },
      states: {
        deciding: {
          always: [
            { guard: is('notRented'), target: 'notRented' },
            { guard: is('waiting'), target: 'waiting' },
            { guard: is('ready'), target: 'ready' },
            { target: 'unknown' },
          ],
        },
        notRented: {},
        waiting: polling(PC_IMAGE_PACE.waiting),
        ready: {
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.record.estimate_used) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: {
          ...pollingAtOnce(PC_IMAGE_PACE.ending),
          on: { RECORD: { guard: 'goesOn', target: 'deciding', actions: 'takeRecord' } },
        },
        unknown: polling(PC_IMAGE_PACE.unknown),
        gone: {},
      },
    },
    payment: {
      invoke: paymentInvocation<PcImageOrder, PcImagePaymentAnswer>(),
      on: {
        RENT: pay('rent'),
        EXTEND: pay('extend'),
        ...paymentEvents,
      },
    },
    operation: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          states: { idle: {}, done: {}, refused: {} },
          on: {
            DOWNLOAD_RDP: operate('downloadRdp'),
            RESET: operate('reset'),
            RENEW_PASSWORD: operate('renewPassword'),
            WAKE: operate('wake'),
            DELETE: operate('delete'),
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetOperation' },
          },
        },
        running: {
          invoke: {
            src: 'operate',
            input: ({ context: { record, operation } }) =>
              operation === null ? null : { image: record._id, operation },
            onDone: [
              operated.when('succeeded', 'resting.done', settleOperation),
              { target: 'resting.refused', actions: settleOperation },
            ],
          },
        },
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface PcImageMachine extends Machine {}

export const pcImageMachine: PcImageMachine = machine;
