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
 * A reading that fails is kept as `lookError`; what is known stays.
 *
 * `payment` rents and extends: each RENT or EXTEND is one wish of the lifecycle of payments (`../payment`), of which the context
 * holds the present view. Neither begins without a loaded account (section 5); one that has begun goes on without.
 *
 * `operation` runs one call at a time: download of the RDP file, reset, new password, power, deletion. `resting` again
 * has `idle`, `done` and `refused`; ACKNOWLEDGE clears them.
 *
 * What may begin when is the table of `rules.ts`. Nothing is optimistic and nothing is sent in an initial state.
 */
import { timeOf } from '../rules/time.ts';
import { idlePayment, paymentView } from '../payment/view.ts';
import { operationEnds } from './endings.ts';
import type { PcImageOperation, PcImagePayment, PcImageStatus } from './rules.ts';
import { PC_IMAGE_PACE, pcImageSetup } from './setup.ts';
import { recordOf } from './situation.ts';

const is = (status: PcImageStatus) => ({ type: 'is', params: { status } }) as const;
const pollEvery = (every: number | null) => ({ type: 'pace', params: { every } }) as const;
const passOn = (type: 'RETRY' | 'REFRESH' | 'ACKNOWLEDGE') =>
  ({ type: 'tellPayment', params: { type } }) as const;
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

export const pcImageMachine = pcImageSetup.createMachine({
  id: 'pc-image',
  type: 'parallel',
  context: ({ input }) => ({
    record: recordOf(input.record),
    isAccountLoaded: input.isAccountLoaded ?? true,
    absence: null,
    isOver: false,
    lookError: null,
    payment: { ...idlePayment, keep: input.intention ?? null },
    operation: null,
    lastOperation: null,
    operationMessage: null,
    operationError: null,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { LOOK_FAILED: { actions: 'takeLookError' }, ACCOUNT: { actions: 'takeAccount' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: [
          { guard: 'isNews', target: '.deciding', actions: 'takeRecord' },
          { guard: 'isReadAgain', actions: 'forgetLookError' },
        ],
        MISSING: { target: '.gone', actions: 'markMissing' },
        // Here and not at the root, which hears only what no region takes.
        REFRESH: { actions: 'look' },
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
        waiting: { entry: pollEvery(PC_IMAGE_PACE.waiting), exit: pollEvery(null) },
        ready: {
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.record.estimate_used) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: {
          entry: ['look', pollEvery(PC_IMAGE_PACE.ending)],
          exit: pollEvery(null),
          on: { RECORD: { guard: 'goesOn', target: 'deciding', actions: 'takeRecord' } },
        },
        unknown: { entry: pollEvery(PC_IMAGE_PACE.unknown), exit: pollEvery(null) },
        gone: {},
      },
    },
    payment: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ intention: context.payment.keep }),
        onSnapshot: {
          actions: { type: 'takePayment', params: ({ event }) => paymentView(event.snapshot) },
        },
      },
      on: {
        RENT: pay('rent'),
        EXTEND: pay('extend'),
        RETRY: { guard: 'mayRetry', actions: passOn('RETRY') },
        REFRESH: { actions: passOn('REFRESH') },
        ACKNOWLEDGE: { actions: passOn('ACKNOWLEDGE') },
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
            onDone: operationEnds,
          },
        },
      },
    },
  },
});
