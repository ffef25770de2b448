/** The actors, actions and guards of a request for hardware's machine, by the names that `machine.ts` uses, and what each changes. */
import type { Result } from '@tram/api/result';
import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { writeFailureOf, type WriteFailure } from '../answers/failure.ts';
import { isCurrentRecord, isNotOlder } from '../answers/record.ts';
import { SECOND } from '../rules/time.ts';
import { watchActor } from '../actors/watch.ts';
import {
  areRepriced,
  areSamePieces,
  chosenIds,
  chosenPieces,
  closed,
  isSameRequest,
  mayChange,
  noIntention,
  noReason,
  recordOf,
  refusalOf,
  requestOf,
  selectionRefusal,
  statusOf,
} from './model.ts';
import type {
  HardwareCall,
  HardwareIntention,
  HardwareReading,
  HardwareRequestContext,
  HardwareRequestEmitted,
  HardwareRequestEvent,
  HardwareRequestInput,
  HardwareRequestReason,
  HardwareRequestRecord,
  HardwareRequestStatus,
  HardwareUncertainty,
} from './model.ts';
import { hardwareRequestResults } from './rules.ts';

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

/** What a reading changes. Neither an older record nor an older package in it overwrites what is known. */
function readingTaken(
  context: HardwareRequestContext,
  reading: HardwareReading,
): Partial<HardwareRequestContext> {
  if (!reading.ok) return {};
  if (reading.value === null) return { isMissing: true, readError: null };
  if (!isCurrentRecord(reading.value, context.record)) return {};
  const record = recordOf(reading.value);
  const known = context.record.cloud;
  const cloud = isNotOlder(record.cloud, known) ? record.cloud : known;
  return { record: { ...record, cloud }, isMissing: false, readError: null };
}

function afterReading(context: HardwareRequestContext, reading: HardwareReading) {
  return { ...context, ...readingTaken(context, reading) };
}

/** What a customer who is choosing has to know when something else than their own intention has changed the record. */
function reasonOfNews(
  before: HardwareRequestContext,
  after: HardwareRequestContext,
): HardwareRequestReason | null {
  if (!mayChange(after)) return refusalOf('submit', after);
  if (!isSameRequest(requestOf(before.record), requestOf(after.record))) {
    if (statusOf(before) === 'pending' && statusOf(after) === 'failed') return 'declined';
    const isAlreadyRequested = after.chosen !== null && selectionRefusal(after) === 'unchanged';
    return isAlreadyRequested ? 'already-requested' : 'changed-elsewhere';
  }
  if (chosenPieces(after).length < chosenPieces(before).length) return 'hardware-gone';
  return areRepriced(chosenPieces(before), chosenPieces(after)) ? 'price-changed' : null;
}

/** What the operator has decided between two states, as an emitted event; `null` for nothing. */
function decisionOf(
  before: HardwareRequestContext,
  after: HardwareRequestContext,
): HardwareRequestEmitted | null {
  const [was, status] = [statusOf(before), statusOf(after)];
  // A machine that is listed again has decided nothing.
  if (was === status || was === 'gone' || was === 'unknown') return null;
  if (status === 'accepted') return { type: 'ACCEPTED' };
  return status === 'failed' ? { type: 'DECLINED' } : null;
}

/** Whether the record shows that the intention was carried out: what it was before has become what was asked for. */
function hasArrived({ intention }: HardwareRequestContext, reading: HardwareReading): boolean {
  if (intention === null || !reading.ok || reading.value === null) return false;
  const request = requestOf(reading.value);
  if (isSameRequest(request, intention.before)) return false;
  const status = statusOf({ record: reading.value, isMissing: false });
  if (intention.action === 'withdraw') return status === 'none';
  const isRequested = status === 'pending' || status === 'accepted' || status === 'failed';
  return isRequested && areSamePieces(request.pieces, intention.pieces);
}

/** Why nothing came of an intention, by the record. */
function conclusionOf(
  { intention, uncertainty }: HardwareRequestContext,
  after: HardwareRequestContext,
): HardwareRequestReason {
  if (intention === null) return 'unknown';
  const isDeclined =
    intention.before.status === hardwareRequestResults.submit && statusOf(after) === 'failed';
  const refusal = refusalOf(intention.action, after);
  if (refusal !== null) return isDeclined ? 'declined' : refusal;
  if (uncertainty === 'not-found' && intention.action === 'submit') return 'hardware-gone';
  if (uncertainty === 'not-found' || uncertainty === 'conflict') return 'unknown';
  if (isDeclined) return 'declined';
  if (!isSameRequest(requestOf(after.record), intention.before)) return 'changed-elsewhere';
  return uncertainty === 'cancelled' ? 'cancelled' : 'not-received';
}

/** The reason to give for a call that failed, where its own words are all that there is to say. */
function reasonOf(failure: WriteFailure | null): HardwareRequestReason {
  const isKnown =
    failure === 'session-ended' || failure === 'not-allowed' || failure === 'too-many-requests';
  return isKnown ? failure : 'unknown';
}

/** The arguments of a guard. */
interface Asked {
  readonly context: HardwareRequestContext;
  readonly event: HardwareRequestEvent;
}

const failed = (failure: WriteFailure) => (_: Asked, result: Result<unknown>) =>
  writeFailureOf(result) === failure;
const isOwn = ({ uncertainty }: HardwareRequestContext) =>
  uncertainty === 'lost' || uncertainty === 'cancelled';
const succeededIn =
  (action: HardwareIntention['action']) =>
  ({ context }: Asked, result: Result<unknown>) =>
    result.ok && context.intention?.action === action;
const shows =
  (action: HardwareIntention['action']) =>
  ({ context }: Asked, reading: HardwareReading) =>
    context.intention?.action === action && isOwn(context) && hasArrived(context, reading);

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
      const after = afterReading(context, reading);
      const decision = decisionOf(context, after);
      if (decision !== null) enqueue.emit(decision);
      enqueue.assign(readingTaken(context, reading));
      if (!context.isOpen || context.intention !== null) return;
      const reason = reasonOfNews(context, after);
      if (reason !== null) enqueue.assign({ error: null, reason });
    }),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    takeDiscount: assign(({ event }) =>
      event.type === 'DISCOUNT' ? { discount: event.percent } : {},
    ),
    /** With what was asked for before, as far as it is still offered. */
    open: assign(({ context }) => {
      const hasAll = chosenPieces(context).length === context.record.hardwares.length;
      return { ...noReason, isOpen: true, reason: hasAll ? null : 'hardware-gone' };
    }),
    toggle: assign(({ context, event }) => {
      if (event.type !== 'TOGGLE') return {};
      const { piece } = event;
      const ids = chosenIds(context);
      const chosen = ids.includes(piece) ? ids.filter((id) => id !== piece) : [...ids, piece];
      return { ...noReason, chosen };
    }),
    close: assign(() => ({ ...noReason, ...closed })),
    shut: assign(() => closed),
    forgetReason: assign(() => noReason),
    takeIntention: assign(({ context }, { action }: { action: HardwareIntention['action'] }) => {
      const pieces = action === 'submit' ? chosenPieces(context) : [];
      const intention = { action, pieces, before: requestOf(context.record) };
      return { ...noReason, ...noIntention, intention };
    }),
    sayDecision: enqueueActions(({ context, enqueue }, reading: HardwareReading) => {
      const decision = decisionOf(context, afterReading(context, reading));
      if (decision !== null) enqueue.emit(decision);
    }),
    /** The intention was carried out, by its own answer or as the record shows. */
    settle: assign(({ context }, reading: HardwareReading) => {
      const { intention, uncertainty } = context;
      const isRepriced =
        intention !== null &&
        reading.ok &&
        areRepriced(reading.value?.hardwares ?? [], intention.pieces);
      const late = uncertainty === 'cancelled' ? 'done-before-cancel' : null;
      const reason = isRepriced ? 'price-changed' : late;
      return { ...readingTaken(context, reading), ...noReason, ...noIntention, ...closed, reason };
    }),
    takeError: assign((_, result: Result<unknown>) => ({
      error: result.ok ? null : result.error,
    })),
    takeRefusal: assign((_, result: Result<unknown>) => {
      if (result.ok) return {};
      const reason = reasonOf(writeFailureOf(result));
      return { ...noIntention, reason, error: result.error, readError: null };
    }),
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
    /** Nothing came of the intention. The error of the lost call stays, for its words. */
    conclude: assign(({ context }, reading: HardwareReading) => ({
      ...readingTaken(context, reading),
      ...noIntention,
      reason: conclusionOf(context, afterReading(context, reading)),
    })),
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
      event.type === 'RECORD' && isCurrentRecord(event.record, context.record),
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
    hasSubmitted: succeededIn('submit'),
    hasWithdrawn: succeededIn('withdraw'),
    isLost: failed('lost'),
    isConflict: failed('conflict'),
    isNotFound: failed('not-found'),
    isUnauthorized: failed('session-ended'),
    isForbidden: failed('not-allowed'),
    isOutdated: ({ context }: Asked, reading: HardwareReading) =>
      reading.ok && reading.value !== null && !isCurrentRecord(reading.value, context.record),
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
