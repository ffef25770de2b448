/** The actors, actions and guards of a cloud machine's lifecycle, by the names that `machine.ts` uses. */
import type { Result } from '@tram/api/result';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { outcomeUnknown, retryDelay } from '../answers/retry.ts';
import { deadlineActor } from '../actors/deadline.ts';
import { typesOf } from '../actors/setup.ts';
import { unprovidedPayment } from '../payment/machine.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { SECOND } from '../rules/time.ts';
import { watchActor } from '../actors/watch.ts';
import {
  changesStatus,
  isNews,
  commandBegun,
  isTraceless,
  missed,
  noActiveCommand,
  outcomeBy,
  readingLost,
  readingTaken,
  recordTaken,
  emittedFor,
  reportFrom,
  recordOf,
  read,
  wordsOf,
  workShownBy,
} from './transitions.ts';
import type { CloudImageReading } from './transitions.ts';
import { cloudImageRefusal } from './rules.ts';
import type { CloudImageAction, CloudImageCommand, CloudImageStatus } from './rules.ts';
import { situationOf, statusOf } from './model.ts';
import type {
  CloudExtension,
  CloudImageAnswer,
  CloudImageContext,
  CloudImageEmitted,
  CloudImageEnd,
  CloudImageEvent,
  CloudImageInput,
  CloudImageRecord,
  CloudPaymentAnswer,
  CloudPaymentEnd,
} from './model.ts';

/** How often the machine is read without being asked to, ms. */
export const CLOUD_IMAGE_PACE = {
  creating: 10 * SECOND,
  /** The session or the days are over, and the server has not said so yet. */
  over: 10 * SECOND,
  unknown: 30 * SECOND,
  /** A command is at work. */
  going: 5 * SECOND,
  /** The answer to a command was lost. */
  checking: 3 * SECOND,
} as const;

/** How often the machine may show no sign of a command whose answer was lost before it counts as not taken. */
const checksNeeded = 3;

/** A pause before the next reading, ms: longer and longer while it cannot be read. */
const pauseOf = (usual: number, { unread, readError }: CloudImageContext) =>
  unread === 0 ? usual : Math.max(usual, retryDelay(unread, readError?.retryAfterMs));

type Answered = Result<CloudImageAnswer>;

/** How an extension ended, as an emitted event. */
function extensionOutcomeOf(end: CloudPaymentEnd): CloudImageEmitted {
  const action = 'extend';
  if (end.type === 'PAID') return { type: 'DONE', action, message: null, total: end.total };
  if (end.type === 'UNCONFIRMED') return { type: 'UNCONFIRMED', action, finding: end.finding };
  const { error, total } = end;
  return { type: 'REFUSED', action, reason: 'refused', message: error.message, error, total };
}

/** How a command ended that was not taken, by its answer or because there is none. */
function refusalOf(
  { activeCommand }: CloudImageContext,
  result: Answered,
  reason: 'refused' | 'unanswered',
): CloudImageEnd {
  const command = activeCommand?.command ?? 'unknown';
  const { message } = result.ok ? result.value : result.error;
  return {
    command,
    reason: result.ok ? result.value.reason : reason,
    message: wordsOf(message),
    error: result.ok ? null : result.error,
  };
}

export const cloudImageSetup = setup({
  types: typesOf<{
    context: CloudImageContext;
    events: CloudImageEvent;
    input: CloudImageInput;
    emitted: CloudImageEmitted;
  }>(),
  actors: {
    payment: unprovidedPayment<CloudExtension, CloudPaymentAnswer>(),
    command: portActor<{ image: string; command: CloudImageCommand } | null, CloudImageAnswer>(
      unprovided,
    ),
    download: portActor<string, unknown>(unprovided),
    read: portActor<string, CloudImageRecord | null>(unprovided),
    watch: watchActor<CloudImageRecord>(unprovided),
    deadline: deadlineActor(() => Number.NEGATIVE_INFINITY),
  },
  actions: {
    refresh: sendTo('watch', { type: 'REFRESH' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeRecord: assign(({ context, event }) =>
      event.type === 'RECORD' ? recordTaken(context, event.record) : {},
    ),
    takeBack: assign(({ event }) =>
      event.type === 'RECORD' ? { record: recordOf(event.record), isOver: false, ...read } : {},
    ),
    takeUnchangedRecord: assign(({ context, event }) =>
      event.type === 'RECORD' && event.record._id === context.record._id ? read : {},
    ),
    takeReadError: assign(({ context, event }) =>
      event.type === 'READ_FAILED' ? readingLost(context, event) : {},
    ),
    markOver: assign({ isOver: true }),
    markMissing: assign(({ context }) => missed(context)),
    sayCreated: emit({ type: 'CREATED' as const }),
    sayCreationFailed: emit({ type: 'CREATION_FAILED' as const }),

    extend: sendTo('payment', ({ context, event }) => ({
      type: 'PAY',
      order: { image: context.record._id },
      total: event.type === 'EXTEND' ? event.total : undefined,
    })),
    sendToPayment: sendTo(
      'payment',
      (_, { type }: { type: 'RETRY' | 'REFRESH' | 'ACKNOWLEDGE' }) => ({
        type,
      }),
    ),
    takePayment: enqueueActions(({ context, enqueue }, payment: CloudImageContext['payment']) => {
      enqueue.assign({ payment });
      const { end } = payment;
      if (end === null || end === context.payment.end) return;
      enqueue.emit(extensionOutcomeOf(end));
      if (end.type === 'PAID' && end.answer !== null)
        enqueue.raise({ type: 'RECORD', record: end.answer });
      enqueue.sendTo('watch', { type: 'REFRESH' });
    }),

    takeAccount: assign(({ event }) =>
      event.type === 'ACCOUNT' ? { isAccountLoaded: event.isLoaded } : {},
    ),

    takeCommand: assign(({ context }, { command }: { command: CloudImageCommand }) =>
      commandBegun(context, command),
    ),
    takeWork: assign(({ context }) => {
      const command = workShownBy(context);
      return command === null ? {} : commandBegun(context, command);
    }),
    takeReport: assign(({ context: { activeCommand }, event }) => {
      if (event.type !== 'REFRESH' || event.result === undefined || activeCommand === null)
        return {};
      const report = reportFrom(event.result, activeCommand);
      return report === null ? {} : { activeCommand: { ...activeCommand, report } };
    }),
    sayTaken: enqueueActions(({ context, enqueue }, { message }: { message: string | null }) => {
      const command = context.activeCommand?.command ?? 'unknown';
      if (command !== 'unknown') enqueue.emit({ type: 'TAKEN', action: command, message });
    }),
    takeRefusal: assign(({ context }, result: Answered) => ({
      end: refusalOf(context, result, 'refused'),
    })),
    takeUnanswered: assign(({ context }, result: Answered) => ({
      end: refusalOf(context, result, 'unanswered'),
    })),
    giveUp: enqueueActions(({ context: { end }, enqueue }) => {
      enqueue.assign(noActiveCommand);
      if (end?.reason) {
        const { command: action, reason, message, error } = end;
        enqueue.emit({ type: 'REFUSED', action, reason, message, error });
      }
      enqueue.sendTo('watch', { type: 'REFRESH' });
    }),
    deleteRental: enqueueActions(({ enqueue }, result: Answered) => {
      const message = result.ok ? wordsOf(result.value.message) : null;
      const end: CloudImageEnd = { command: 'delete', reason: null, message, error: null };
      enqueue.assign({ ...noActiveCommand, absence: 'deleted', end });
      enqueue.emit(emittedFor(end, 'done'));
      enqueue.raise({ type: 'COMPARE' });
    }),
    takeReading: enqueueActions(({ context, enqueue }, reading: CloudImageReading) => {
      const change = readingTaken(context, reading);
      enqueue.assign(change);
      if (changesStatus(change)) enqueue.raise({ type: 'COMPARE' });
    }),
    keepReadError: assign(({ context }, reading: CloudImageReading) =>
      reading.ok ? {} : readingLost(context, reading),
    ),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    countTraceless: assign(({ context }, reading: CloudImageReading) =>
      isTraceless(reading) ? { checks: context.checks + 1 } : {},
    ),
    /** A reading ahead of its pause says nothing about a longer time: it counts in place of the one before. */
    checkAhead: assign({ checks: ({ context }) => Math.max(context.checks - 1, 0) }),
    settleCommand: enqueueActions(({ context, enqueue }, reading: CloudImageReading) => {
      const outcome = outcomeBy(context, reading);
      const { command = 'unknown', report = null } = context.activeCommand ?? {};
      const message = wordsOf(report?.message ?? '');
      const end: CloudImageEnd = { command, reason: null, message, error: null };
      const change = readingTaken(context, reading);
      enqueue.assign({ ...change, ...noActiveCommand, end });
      if (outcome !== null) enqueue.emit(emittedFor(end, outcome));
      if (changesStatus(change)) enqueue.raise({ type: 'COMPARE' });
    }),
    forgetCommand: assign({ end: null }),

    takeDownload: enqueueActions(({ enqueue }, result: Result<unknown>) => {
      enqueue.assign({ downloadError: result.ok ? null : result.error });
      if (result.ok) {
        enqueue.emit({ type: 'DONE', action: 'downloadRdp', message: null });
        return;
      }
      const { error } = result;
      const { message } = error;
      enqueue.emit({ type: 'REFUSED', action: 'downloadRdp', reason: 'refused', message, error });
      enqueue.sendTo('watch', { type: 'REFRESH' });
    }),
    forgetDownload: assign({ downloadError: null }),
  },
  guards: {
    is: ({ context }, { status }: { status: CloudImageStatus }) => statusOf(context) === status,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isMade: ({ context, event }) =>
      event.type === 'RECORD' &&
      isNews(event.record, context) &&
      !event.record.is_creating &&
      !event.record.is_deleted,
    isGivenUp: ({ context, event }) =>
      event.type === 'RECORD' && isNews(event.record, context) && event.record.is_deleted,
    /** By the server's time, which the ports bring. */
    goesOn: ({ context }) => !context.isOver,
    mayRetry: ({ context }) => context.payment.canRetry,
    may: ({ context }, { action }: { action: CloudImageAction }) =>
      cloudImageRefusal(action, situationOf(context, false)) === null,
    succeeded: (_, result: Result<unknown>) => result.ok,
    isAtRest: ({ context }) => context.activeCommand === null,
    isAtWork: ({ context }) => workShownBy(context) !== null,
    isTaken: (_, result: Answered) => result.ok && result.value.reason === null,
    isRentalDeleted: ({ context }, result: Answered) =>
      result.ok && result.value.reason === null && context.activeCommand?.command === 'delete',
    // Sent once: there is no earlier try that a refusal says nothing about.
    isUnanswered: (_, result: Answered) => !result.ok && outcomeUnknown(result.error, 1),
    isAtIt: ({ context }, reading: CloudImageReading) =>
      reading.ok && outcomeBy(context, reading) === null,
    /** Where the backend does not say what a machine is doing, that it is not done says nothing. */
    isShownAtIt: ({ context }, reading: CloudImageReading) =>
      reading.ok && !isTraceless(reading) && outcomeBy(context, reading) === null,
    isDone: ({ context }, reading: CloudImageReading) => outcomeBy(context, reading) === 'done',
    hasFailed: ({ context }, reading: CloudImageReading) =>
      outcomeBy(context, reading) === 'failed',
    hasEnded: ({ context }, reading: CloudImageReading) => outcomeBy(context, reading) === 'ended',
    isReportedFailed: ({ context }, reading: CloudImageReading) =>
      context.activeCommand?.report !== null && outcomeBy(context, reading) === 'failed',
    mayStillShow: ({ context }, reading: CloudImageReading) =>
      reading.ok && context.checks + 1 < checksNeeded,
  },
  delays: {
    goingPause: ({ context }) => pauseOf(CLOUD_IMAGE_PACE.going, context),
    checkPause: ({ context }) => pauseOf(CLOUD_IMAGE_PACE.checking, context),
  },
});
