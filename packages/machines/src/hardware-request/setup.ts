/** The actors, actions and guards of a request for hardware's machine, by the names that `machine.ts` uses. */
import type { Result } from '@tram/api/result';
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { SECOND } from '../rules/time.ts';
import { watchActor } from '../actors/watch.ts';
import {
  afterReading,
  closed,
  decisionOf,
  failureOf,
  hasArrived,
  newsTaken,
  nothingCame,
  nothingSaid,
  opened,
  readingTaken,
  refused,
  toggled,
  wishDone,
  wished,
} from './transitions.ts';
import type { HardwareFailure, HardwareReading } from './transitions.ts';
import { isCurrent, mayChange, refusalOf, selectionRefusal, statusOf } from './model.ts';
import type {
  HardwareDoubt,
  HardwareRequestContext,
  HardwareRequestEmitted,
  HardwareRequestEvent,
  HardwareRequestInput,
  HardwareRequestRecord,
  HardwareRequestStatus,
  HardwareWish,
} from './model.ts';

/** How often the record is read without being told to, ms. No event tells what the operator decides. */
export const HARDWARE_REQUEST_PACE = {
  pending: 30 * SECOND,
  unknown: 30 * SECOND,
  checking: 3 * SECOND,
} as const;

/**
 * How often the record has to say that nothing came of a wish before it is believed: a call whose answer was lost may be at
 * work on the server for a while.
 */
export const HARDWARE_CHECKS = 3;

/** A call: the whole wish, for one machine. */
export interface HardwareCall {
  /** Id of the cloud machine. */
  image: string;
  /** Ids of the pieces that are asked for, in place of all before; none withdraws the request. */
  hardwares: readonly string[];
}

/** What the server says of the machine by an event of the watch. */
function readingOf(event: HardwareRequestEvent): HardwareReading | null {
  if (event.type === 'RECORD') return { ok: true, value: event.record };
  return event.type === 'MISSING' ? { ok: true, value: null } : null;
}

/** What a guard looks at. */
interface Asked {
  readonly context: HardwareRequestContext;
  readonly event: HardwareRequestEvent;
}

const failed = (failure: HardwareFailure) => (_: Asked, result: Result<unknown>) =>
  failureOf(result) === failure;
const isOwn = ({ doubt }: HardwareRequestContext) => doubt === 'lost' || doubt === 'cancelled';
const shows =
  (action: HardwareWish['action']) =>
  ({ context }: Asked, reading: HardwareReading) =>
    context.wish?.action === action && isOwn(context) && hasArrived(context, reading);

/** The types of the machine, and its implementations by name. */
export const hardwareRequestSetup = setup({
  types: typesOf<{
    context: HardwareRequestContext;
    events: HardwareRequestEvent;
    input: HardwareRequestInput;
    emitted: HardwareRequestEmitted;
  }>(),
  actors: {
    addCloudHardware: portActor<HardwareCall | null, HardwareRequestRecord>(unprovided),
    readCloudImage: portActor<string, HardwareRequestRecord | null>(unprovided),
    watch: watchActor<HardwareRequestRecord>(unprovided),
  },
  actions: {
    look: sendTo('watch', { type: 'LOOK' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    decide: raise({ type: 'DECIDE' }),
    takeNews: enqueueActions(({ context, event, enqueue }) => {
      const reading = readingOf(event);
      if (reading === null) return;
      const decision = decisionOf(context, afterReading(context, reading));
      if (decision !== null) enqueue.emit({ type: decision });
      enqueue.assign(newsTaken(context, reading));
    }),
    takeLookError: assign(({ event }) =>
      event.type === 'LOOK_FAILED' ? { lookError: event.error } : {},
    ),
    takeDiscount: assign(({ event }) =>
      event.type === 'DISCOUNT' ? { discount: event.percent } : {},
    ),
    open: assign(({ context }) => opened(context)),
    toggle: assign(({ context, event }) =>
      event.type === 'TOGGLE' ? toggled(context, event.piece) : {},
    ),
    close: assign(() => ({ ...nothingSaid, ...closed })),
    shut: assign(() => closed),
    forgetReason: assign(() => nothingSaid),
    wish: assign(({ context }, { action }: { action: HardwareWish['action'] }) =>
      wished(context, action),
    ),
    sayDecision: enqueueActions(({ context, enqueue }, reading: HardwareReading) => {
      const decision = decisionOf(context, afterReading(context, reading));
      if (decision !== null) enqueue.emit({ type: decision });
    }),
    settle: assign(({ context }, reading: HardwareReading) => wishDone(context, reading)),
    takeError: assign((_, result: Result<unknown>) => ({
      error: result.ok ? null : result.error,
    })),
    takeRefusal: assign((_, result: Result<unknown>) => refused(result)),
    doubt: assign((_, { what }: { what: HardwareDoubt }) => ({ doubt: what, checks: 0 })),
    countCheck: assign(({ context }, reading: HardwareReading) => ({
      ...readingTaken(context, reading),
      checks: context.checks + 1,
    })),
    /** A reading ahead of its pause says nothing about a longer time: it counts in place of the one before. */
    checkAhead: assign({ checks: ({ context }) => Math.max(context.checks - 1, 0) }),
    conclude: assign(({ context }, reading: HardwareReading) => nothingCame(context, reading)),
    keepCheckError: assign((_, result: Result<unknown>) => ({
      lookError: result.ok ? null : result.error,
    })),
    saySubmitted: emit({ type: 'SUBMITTED' as const }),
    sayWithdrawn: emit({ type: 'WITHDRAWN' as const }),
  },
  guards: {
    is: ({ context }: Asked, { status }: { status: HardwareRequestStatus }) =>
      statusOf(context) === status,
    isCurrent: ({ context, event }: Asked) =>
      event.type === 'RECORD' && isCurrent(event.record, context),
    /** Whoever is choosing cannot go on, by what is read now. */
    closesChoice: ({ context, event }: Asked) => {
      const reading = readingOf(event);
      return reading !== null && !mayChange(afterReading(context, reading));
    },
    mayChange: ({ context }: Asked) => mayChange(context),
    maySubmit: ({ context }: Asked) => selectionRefusal(context) === null,
    mayWithdraw: ({ context }: Asked) => refusalOf('withdraw', context) === null,
    isOffered: ({ context, event }: Asked) =>
      event.type === 'TOGGLE' &&
      context.record.cloud.hardwares.some(({ _id }) => _id === event.piece),
    staysOpen: ({ context }: Asked) => context.isOpen && mayChange(context),
    succeeded: (_: Asked, result: Result<unknown>) => result.ok,
    hasSubmitted: ({ context }: Asked, result: Result<unknown>) =>
      result.ok && context.wish?.action === 'submit',
    hasWithdrawn: ({ context }: Asked, result: Result<unknown>) =>
      result.ok && context.wish?.action === 'withdraw',
    isLost: failed('lost'),
    isConflict: failed('conflict'),
    isNotFound: failed('not-found'),
    isUnauthorized: failed('unauthorized'),
    isForbidden: failed('forbidden'),
    isOutdated: ({ context }: Asked, reading: HardwareReading) =>
      reading.ok && reading.value !== null && !isCurrent(reading.value, context),
    showsSubmission: shows('submit'),
    showsWithdrawal: shows('withdraw'),
    mayStillArrive: ({ context }: Asked, reading: HardwareReading) =>
      reading.ok &&
      isOwn(context) &&
      context.wish !== null &&
      refusalOf(context.wish.action, afterReading(context, reading)) === null &&
      context.checks + 1 < HARDWARE_CHECKS,
  },
  delays: { checkPause: HARDWARE_REQUEST_PACE.checking },
});
