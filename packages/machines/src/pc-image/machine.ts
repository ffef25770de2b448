/**
 * The lifecycle of one PC (specification, sections 2 "My PCs" and 4 "PC image states"; interpretations, "Machines and
 * downloads", "Money"). A mirror of the server's record: the server is right from any state.
 *
 * `status` shows what the PC is. `deciding` reads the record's flags; a newer record leads back to it from anywhere.
 * - `notRented`: the prices. `waiting`: being made, read again at a pace. `unknown`: flags that we do not know.
 * - `ready`: the time left, until its deadline in server time; then `ending`, which asks the server and goes on showing a
 *   PC that is there until the server says otherwise.
 * - `gone`: deleted here, or missing on the server.
 *
 * `payment` rents and extends. Each RENT or EXTEND is one intention with one idempotency key, whatever happens to it.
 * - `resting`: `idle`, or how the last one ended: `paid`, or `refused` with its reason (missing money …).
 * - `sending`: on its way. There is no second RENT or EXTEND until it is answered.
 * - `unsure`: its answer was lost. The same key is sent again after a pause, on RETRY and on LOOK_AGAIN, until the server
 *   answers: a new key here could charge twice.
 *
 * `operation` runs one call at a time: download of the RDP file, reset, new password, power, deletion. `resting` again
 * has `idle`, `done` and `refused`; ACKNOWLEDGE clears them.
 *
 * What may begin when is the table of `rules.ts`. Nothing is optimistic and nothing is sent in an initial state.
 */
import type { ApiError, Result } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { retryDelay } from '../attempt/retry-delay.ts';
import { undecided } from '../attempt/undecided.ts';
import { deadlineActor } from '../deadline/deadline.ts';
import { typesOf } from '../machine-types/types-of.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { isRentalTerm } from '../rules/rental-period.ts';
import { timeOf } from '../rules/time.ts';
import { watchActor } from '../watch/watch.ts';
import { intentionOf } from './intention.ts';
import { pcImageRefusal } from './rules.ts';
import type { PcImageAction, PcImageOperation, PcImagePayment, PcImageStatus } from './rules.ts';
import { isNews, recordOf, situationOf } from './situation.ts';
import type {
  PcImageContext,
  PcImageEmitted,
  PcImageEvent,
  PcImageInput,
  PcImageIntention,
  PcImageRecord,
} from './types.ts';

/** How often the PC is read without being told to, ms. */
export const PC_IMAGE_PACE = { waiting: 10_000, ending: 10_000 } as const;

type Paid = Result<Image>;
type Operated = Result<string | null>;
const paid = ({ event }: { event: { output: Paid } }) => event.output;
const operated = ({ event }: { event: { output: Operated } }) => event.output;

const is = (status: PcImageStatus) => ({ type: 'is', params: { status } }) as const;
const everySo = (every: number | null) => ({ type: 'pace', params: { every } }) as const;
const pay = (action: PcImageAction) =>
  ({
    guard: { type: 'mayPay', params: { action } },
    target: 'sending',
    actions: 'takeIntention',
  }) as const;
const operate = (operation: PcImageOperation) =>
  ({
    guard: { type: 'mayBegin', params: { action: operation } },
    target: 'running',
    actions: { type: 'takeOperation', params: { operation } },
  }) as const;

/** How an action ended, for whoever listens. */
const ending = (
  action: PcImagePayment | PcImageOperation,
  error: ApiError | null,
  message: string | null,
): PcImageEmitted =>
  error === null ? { type: 'DONE', action, message } : { type: 'REFUSED', action, error };

export const pcImageMachine = setup({
  types: typesOf<{
    context: PcImageContext;
    events: PcImageEvent;
    input: PcImageInput;
    emitted: PcImageEmitted;
  }>(),
  actors: {
    pay: portActor<{ image: string; intention: PcImageIntention } | null, Image>(unprovided),
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
        ? { record: recordOf(event.record), absence: null, isOver: false }
        : {},
    ),
    markOver: assign({ isOver: true }),
    markMissing: assign({ absence: ({ context }) => context.absence ?? 'missing' }),
    takeIntention: assign(({ event }) => intentionOf(event, () => 'not provided')),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepPaymentError: assign((_, result: Paid) => ({
      paymentError: result.ok ? null : result.error,
    })),
    settlePayment: enqueueActions(({ context, enqueue }, result: Paid) => {
      const action = context.intention?.action ?? null;
      const error = result.ok ? null : result.error;
      enqueue.assign({ intention: null, lastPayment: action, paymentError: error });
      if (action !== null) enqueue.emit(ending(action, error, null));
      if (result.ok) enqueue.raise({ type: 'RECORD', record: result.value });
      enqueue.sendTo('watch', { type: 'LOOK' });
    }),
    forgetPayment: assign({ lastPayment: null, paymentError: null }),
    takeOperation: assign((_, { operation }: { operation: PcImageOperation }) => ({
      operation,
      lastOperation: null,
      operationMessage: null,
      operationError: null,
    })),
    settleOperation: enqueueActions(({ context, enqueue }, result: Operated) => {
      const { operation } = context;
      const error = result.ok ? null : result.error;
      const message = result.ok ? result.value : null;
      enqueue.assign({
        operation: null,
        lastOperation: operation,
        operationMessage: message,
        operationError: error,
      });
      if (operation !== null) enqueue.emit(ending(operation, error, message));
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
    hasIntention: ({ context }) => context.intention !== null,
    mayBegin: ({ context }, { action }: { action: PcImageAction }) =>
      pcImageRefusal(action, situationOf(context)) === null,
    mayPay: ({ context, event }, { action }: { action: PcImageAction }) =>
      (event.type === 'RENT' || event.type === 'EXTEND') &&
      isRentalTerm(event.term) &&
      pcImageRefusal(action, situationOf(context)) === null,
    succeeded: (_, result: Result<unknown>) => result.ok,
    isUndecided: ({ context }, result: Paid) =>
      !result.ok && undecided(result.error, context.tries),
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.tries, context.paymentError?.retryAfterMs),
  },
}).createMachine({
  id: 'pc-image',
  type: 'parallel',
  context: ({ input }) => ({
    record: recordOf(input.record),
    absence: null,
    isOver: false,
    intention: input.intention ?? null,
    tries: input.intention ? 1 : 0,
    lastPayment: null,
    paymentError: null,
    operation: null,
    lastOperation: null,
    operationMessage: null,
    operationError: null,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { LOOK_AGAIN: { actions: 'look' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: { guard: 'isNews', target: '.deciding', actions: 'takeRecord' },
        MISSING: { target: '.gone', actions: 'markMissing' },
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
        waiting: { entry: everySo(PC_IMAGE_PACE.waiting), exit: everySo(null) },
        ready: {
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.record.estimate_used) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: { entry: ['look', everySo(PC_IMAGE_PACE.ending)], exit: everySo(null) },
        unknown: {},
        gone: {},
      },
    },
    payment: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'hasIntention', target: 'unsure' }, { target: 'resting' }],
        },
        resting: {
          initial: 'idle',
          states: { idle: {}, paid: {}, refused: {} },
          on: {
            RENT: pay('rent'),
            EXTEND: pay('extend'),
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetPayment' },
          },
        },
        sending: {
          entry: 'countTry',
          invoke: {
            src: 'pay',
            input: ({ context: { record, intention } }) =>
              intention === null ? null : { image: record._id, intention },
            onDone: [
              {
                guard: { type: 'succeeded', params: paid },
                target: 'resting.paid',
                actions: { type: 'settlePayment', params: paid },
              },
              {
                guard: { type: 'isUndecided', params: paid },
                target: 'unsure',
                actions: { type: 'keepPaymentError', params: paid },
              },
              {
                target: 'resting.refused',
                actions: { type: 'settlePayment', params: paid },
              },
            ],
          },
        },
        unsure: {
          after: { retryDelay: 'sending' },
          on: { RETRY: 'sending', LOOK_AGAIN: 'sending' },
        },
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
              {
                guard: { type: 'succeeded', params: operated },
                target: 'resting.done',
                actions: { type: 'settleOperation', params: operated },
              },
              {
                target: 'resting.refused',
                actions: { type: 'settleOperation', params: operated },
              },
            ],
          },
        },
      },
    },
  },
});
