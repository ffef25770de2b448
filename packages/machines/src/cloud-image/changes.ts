/** What an event or an answer changes in what a cloud machine's lifecycle remembers. Pure; the lifecycle says when. */
import type { ApiError, Result } from '@tram/api/result';
import { outcomeOf, toldBy } from './outcome.ts';
import type { CloudImageOutcome } from './outcome.ts';
import type { CloudImageCommand } from './rules.ts';
import { commandOf, isNews, recordOf } from './situation.ts';
import type {
  CloudImageAnswer,
  CloudImageContext,
  CloudImageEmitted,
  CloudImageEnd,
  CloudImageEvent,
  CloudImageRecord,
} from './types.ts';

/** Part of what is remembered. */
export type CloudImageChange = Partial<CloudImageContext>;

/** A reading of the record by the lifecycle itself. */
export type CloudImageReading = Result<CloudImageRecord | null>;

/** Nothing is at work. */
export const nothingPursued = {
  pursuit: null,
  checks: 0,
} satisfies CloudImageChange;

/** The record can be read. */
const read = { unread: 0, lookError: null } satisfies CloudImageChange;

/** A record has come, from wherever: what is news is taken. */
export function recordTaken(
  context: CloudImageContext,
  record: CloudImageRecord,
): CloudImageChange {
  return isNews(record, context)
    ? { record: recordOf(record), absence: null, isOver: false, ...read }
    : {};
}

/** A record has come by which nothing is over yet. */
export function recordGoesOn(record: CloudImageRecord): CloudImageChange {
  return { record: recordOf(record), isOver: false, ...read };
}

/** A record has come that is no news: at least it could be read. */
export function lookTaken(context: CloudImageContext, record: CloudImageRecord): CloudImageChange {
  return record._id === context.record._id ? read : {};
}

/** The server has no such machine. */
export function missed({ absence }: Pick<CloudImageContext, 'absence'>): CloudImageChange {
  return { absence: absence ?? 'missing', ...read };
}

/** The record was read. */
export function readingTaken(
  context: CloudImageContext,
  reading: CloudImageReading,
): CloudImageChange {
  if (!reading.ok) return {};
  const change = reading.value === null ? missed(context) : recordTaken(context, reading.value);
  return { ...change, ...read };
}

/** Whether a change may have led to another status. */
export function changesStatus({ record, absence }: CloudImageChange): boolean {
  return record !== undefined || absence !== undefined;
}

/** The record could not be read. */
export function readingLost({ unread }: CloudImageContext, { error }: { error: ApiError }) {
  return { unread: unread + 1, lookError: error } satisfies CloudImageChange;
}

/** The customer's account has been loaded, or is gone. */
export function accountTaken(event: CloudImageEvent): CloudImageChange {
  return event.type === 'ACCOUNT' ? { isAccountLoaded: event.isLoaded } : {};
}

/** A command is asked. */
export function commandAsked(
  { record }: CloudImageContext,
  command: CloudImageCommand,
): CloudImageChange {
  return { ...nothingPursued, pursuit: { command, before: record, told: null }, end: null };
}

/** The record shows that something is at work that was not asked here: in another tab, or by the end of the session. */
export function workSeen({ record }: CloudImageContext): CloudImageChange {
  const command = commandOf(record);
  if (command === null) return {};
  return { ...nothingPursued, pursuit: { command, before: record, told: null }, end: null };
}

/** A `vm_result` about what is at work. */
export function wordTaken(
  { pursuit }: CloudImageContext,
  event: CloudImageEvent,
): CloudImageChange {
  if (event.type !== 'REFRESH' || event.result === undefined || pursuit === null) return {};
  const told = toldBy(event.result, pursuit);
  return told === null ? {} : { pursuit: { ...pursuit, told } };
}

const wordsOf = (message: string) => (message === '' ? null : message);

/** A command was not taken, by its answer or because there is none. */
export function commandRefused(
  { pursuit }: CloudImageContext,
  result: Result<CloudImageAnswer>,
  reason: 'refused' | 'unanswered',
): CloudImageChange {
  const command = pursuit?.command ?? 'unknown';
  const end: CloudImageEnd = result.ok
    ? { command, reason: result.value.reason, message: wordsOf(result.value.message), error: null }
    : { command, reason, message: wordsOf(result.error.message), error: result.error };
  return { end };
}

/** The rental was ended by a command of this lifecycle. */
export function rentalDeleted(result: Result<CloudImageAnswer>): CloudImageChange {
  const message = result.ok ? wordsOf(result.value.message) : null;
  return {
    ...nothingPursued,
    absence: 'deleted',
    end: { command: 'delete', reason: null, message, error: null },
  };
}

/**
 * How often a machine whose backend does not tell what it is doing is read for what a command leaves, before the command counts
 * as over: two minutes at the pace of `going`.
 */
export const TRACELESS_READINGS = 24;

/** Whether readings are to be counted, because nothing but their number says that a command is over. */
export function isTraceless(reading: CloudImageReading): boolean {
  return reading.ok && reading.value !== null && reading.value.operation === undefined;
}

/** How what was at work has ended by a reading; `null` when the reading does not say that it is over. */
export function outcomeBy(
  context: CloudImageContext,
  reading: CloudImageReading,
): CloudImageOutcome | null {
  const { pursuit, checks } = context;
  if (!reading.ok || pursuit === null) return null;
  if (reading.value === null) return pursuit.command === 'delete' ? 'done' : 'ended';
  const record = newestOf(context, reading.value);
  if (commandOf(record) === pursuit.command) return null;
  const outcome = outcomeOf(pursuit, record);
  if (record.operation !== undefined || outcome === 'done') return outcome;
  if (pursuit.told !== null) return pursuit.told.succeeded ? 'done' : 'failed';
  return checks < TRACELESS_READINGS ? null : 'ended';
}

/** A reading that is older than what is known is no news: what is known counts. */
function newestOf(context: CloudImageContext, reading: CloudImageRecord): CloudImageRecord {
  return recordTaken(context, reading).record ?? context.record;
}

/** What was at work is over. */
export function commandEnded(
  context: CloudImageContext,
  reading: CloudImageReading,
): CloudImageChange {
  const { pursuit } = context;
  const end: CloudImageEnd = {
    command: pursuit?.command ?? 'unknown',
    reason: null,
    message: wordsOf(pursuit?.told?.message ?? ''),
    error: null,
  };
  return { ...readingTaken(context, reading), ...nothingPursued, end };
}

/** What to say about an end. */
export function wordOf(end: CloudImageEnd, outcome: CloudImageOutcome): CloudImageEmitted {
  const { command: action, message } = end;
  switch (outcome) {
    case 'done':
      return { type: 'DONE', action, message };
    case 'failed':
      return { type: 'FAILED', action, message };
    case 'ended':
    default:
      return { type: 'ENDED', action, message: null };
  }
}
