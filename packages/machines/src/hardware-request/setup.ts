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
  intentionNotDone,
  noReason,
  opened,
  readingTaken,
  refused,
  toggled,
  intentionDone,
  intentionBegun,
} from './transitions.ts';
import type { HardwareFailure, HardwareReading } from './transitions.ts';
import { isCurrent, mayChange, refusalOf, selectionRefusal, statusOf } from './model.ts';
import type {
  HardwareUncertainty,
  HardwareRequestContext,
  HardwareRequestEmitted,
  HardwareRequestEvent,
  HardwareRequestInput,
  HardwareRequestRecord,
  HardwareRequestStatus,
  HardwareIntention,
  HardwareCall,
} from './model.ts';

/** How often the record is read without being asked to, ms. No event says what the operator decides. */
export const HARDWARE_REQUEST_PACE = {
  pending: 30 * SECOND,
  unknown: 30 * SECOND,
  checking: 3 * SECOND,
} as const;

/**
 * How often the record has to say that nothing came of an intention before it is believed: a call whose answer was lost may be at
 * work on the server for a while.
 */
export const HARDWARE_CHECKS = 3;

/** What the server says of the machine by an event of the watch. */
function readingOf(event: HardwareRequestEvent): HardwareReading | null {
  if (event.type === 'RECORD') return { ok: true, value: event.record };
  return event.type === 'MISSING' ? { ok: true, value: null } : null;
}

/** The arguments of a guard. */
interface Asked {
  readonly context: HardwareRequestContext;
  readonly event: HardwareRequestEvent;
}

const failed = (failure: HardwareFailure) => (_: Asked, result: Result<unknown>) =>
  failureOf(result) === failure;
const isOwn = ({ uncertainty }: HardwareRequestContext) =>
  uncertainty === 'lost' || uncertainty === 'cancelled';
const shows =
  (action: HardwareIntention['action']) =>
  ({ context }: Asked, reading: HardwareReading) =>
    context.intention?.action === action && isOwn(context) && hasArrived(context, reading);

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
    refresh: sendTo('watch', { type: 'REFRESH' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    decide: raise({ type: 'DECIDE' }),
    takeNews: enqueueActions(({ context, event, enqueue }) => {
      const reading = readingOf(event);
      if (reading === null) return;
      const decision = decisionOf(context, afterReading(context, reading));
      if (decision !== null) enqueue.emit({ type: decision });
      enqueue.assign(newsTaken(context, reading));
    }),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    takeDiscount: assign(({ event }) =>
      event.type === 'DISCOUNT' ? { discount: event.percent } : {},
    ),
    open: assign(({ context }) => opened(context)),
    toggle: assign(({ context, event }) =>
      event.type === 'TOGGLE' ? toggled(context, event.piece) : {},
    ),
    close: assign(() => ({ ...noReason, ...closed })),
    shut: assign(() => closed),
    forgetReason: assign(() => noReason),
    takeIntention: assign(({ context }, { action }: { action: HardwareIntention['action'] }) =>
      intentionBegun(context, action),
    ),
    sayDecision: enqueueActions(({ context, enqueue }, reading: HardwareReading) => {
      const decision = decisionOf(context, afterReading(context, reading));
      if (decision !== null) enqueue.emit({ type: decision });
    }),
    settle: assign(({ context }, reading: HardwareReading) => intentionDone(context, reading)),
    takeError: assign((_, result: Result<unknown>) => ({
      error: result.ok ? null : result.error,
    })),
    takeRefusal: assign((_, result: Result<unknown>) => refused(result)),
    markUncertain: assign((_, { what }: { what: HardwareUncertainty }) => ({
      uncertainty: what,
      checks: 0,
    })),
    countCheck: assign(({ context }, reading: HardwareReading) => ({
      ...readingTaken(context, reading),
      checks: context.checks + 1,
    })),
    /** A reading ahead of its pause says nothing about a longer time: it counts in place of the one before. */
    checkAhead: assign({ checks: ({ context }) => Math.max(context.checks - 1, 0) }),
    conclude: assign(({ context }, reading: HardwareReading) => intentionNotDone(context, reading)),
    keepCheckError: assign((_, result: Result<unknown>) => ({
      readError: result.ok ? null : result.error,
    })),
    saySubmitted: emit({ type: 'SUBMITTED' as const }),
    sayWithdrawn: emit({ type: 'WITHDRAWN' as const }),
  },
  guards: {
    is: ({ context }: Asked, { status }: { status: HardwareRequestStatus }) =>
      statusOf(context) === status,
    isCurrent: ({ context, event }: Asked) =>
      event.type === 'RECORD' && isCurrent(event.record, context),
    /** The customer who is choosing cannot go on, by what is read now. */
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
      result.ok && context.intention?.action === 'submit',
    hasWithdrawn: ({ context }: Asked, result: Result<unknown>) =>
      result.ok && context.intention?.action === 'withdraw',
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
      context.intention !== null &&
      refusalOf(context.intention.action, afterReading(context, reading)) === null &&
      context.checks + 1 < HARDWARE_CHECKS,
  },
  delays: { checkPause: HARDWARE_REQUEST_PACE.checking },
});
