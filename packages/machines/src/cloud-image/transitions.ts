/**
 * What an event or an answer changes in the context of a cloud machine, and how a command ended: by what the record shows, and only
 * where it cannot show it by what the server said. Pure; the machine says when.
 */
import type { ApiError, Result } from '@tram/api/result';
import { isCurrentRecord, pick } from '../answers/record.ts';
import { paymentAtFirst } from '../payment/view.ts';
import { timeOf } from '../rules/time.ts';
import { commandOf, hasTunnel, keptFields } from './model.ts';
import type {
  CloudImageContext,
  CloudImageEmitted,
  CloudImageEnd,
  CloudImageInput,
  CloudImageActiveCommand,
  CloudImageRecord,
  CloudImageResult,
  CloudImageReport,
} from './model.ts';
import { cloudImageBeginnings, cloudImageStatusOf } from './rules.ts';

type CloudImageChange = Partial<CloudImageContext>;

/** A reading of the record by the lifecycle itself. */
export type CloudImageReading = Result<CloudImageRecord | null>;

export const noActiveCommand = {
  activeCommand: null,
  checks: 0,
} satisfies CloudImageChange;

/** The record can be read. */
export const read = { unread: 0, readError: null } satisfies CloudImageChange;

/** The lifecycle's part of a record: anything else that a caller passes, above all credentials and addresses, is dropped. */
export function recordOf(image: CloudImageRecord): CloudImageRecord {
  const { response_data: credentials, backup_response_data: backup } = image;
  return {
    ...pick(image, keptFields),
    updatedAt: image.updatedAt,
    operation: image.operation,
    accepted_add_hardwares: image.accepted_add_hardwares,
    response_data: credentials ? {} : null,
    backup_response_data: backup ? { id: backup.id } : null,
    resource_cloud: hasTunnel(image) ? { ssh: { api_tunnel: true } } : null,
    cloud: { max_hours_each_session: image.cloud.max_hours_each_session },
  };
}

/** What a lifecycle remembers that begins. */
export function contextOf({
  record,
  intention,
  isAccountLoaded,
}: CloudImageInput): CloudImageContext {
  return {
    record: recordOf(record),
    absence: null,
    isOver: false,
    isAccountLoaded: isAccountLoaded ?? true,
    payment: paymentAtFirst(intention),
    ...noActiveCommand,
    ...read,
    end: null,
    downloadError: null,
  };
}

/**
 * Whether a record says something new: of this machine, not older than what is known, and different from it. The same record
 * again must not restart a deadline that has passed.
 *
 * `has_expired` follows the clock without a new `updatedAt`, and only in one direction: of two records of the same moment the
 * one that has expired is the newer one. Records without that moment are news in the order in which they come.
 */
export function isNews(candidate: CloudImageRecord, context: CloudImageContext): boolean {
  const { record, absence } = context;
  if (absence === 'deleted' || !isCurrentRecord(candidate, record)) return false;
  if (absence === 'missing') return true;
  const isSameMoment =
    timeOf(record.updatedAt) !== null && candidate.updatedAt === record.updatedAt;
  const isBefore = isSameMoment && record.has_expired && !candidate.has_expired;
  return !isBefore && JSON.stringify(recordOf(candidate)) !== JSON.stringify(record);
}

/** A record has arrived, from any source: changes are taken over. */
export function recordTaken(
  context: CloudImageContext,
  record: CloudImageRecord,
): CloudImageChange {
  return isNews(record, context)
    ? { record: recordOf(record), absence: null, isOver: false, ...read }
    : {};
}

/** The server has no such machine. */
export function missed({ absence }: Pick<CloudImageContext, 'absence'>): CloudImageChange {
  return { absence: absence ?? 'missing', ...read };
}

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

export function readingLost({ unread }: CloudImageContext, { error }: { error: ApiError }) {
  return { unread: unread + 1, readError: error } satisfies CloudImageChange;
}

/** Something is at work: asked here, or seen in the record. */
export function commandBegun(
  { record }: CloudImageContext,
  command: CloudImageActiveCommand['command'],
): CloudImageChange {
  const activeCommand = { command, before: record, report: null };
  return { ...noActiveCommand, activeCommand, end: null };
}

/** What the record shows at work, asked for in another tab or by the end of the session; `null` for nothing. */
export function workShownBy({
  record,
  absence,
}: Pick<CloudImageContext, 'record' | 'absence'>): CloudImageActiveCommand['command'] | null {
  return absence !== null || cloudImageStatusOf(record) === 'deleted' ? null : commandOf(record);
}

/** The server's words; `null` when it had none. */
export const wordsOf = (message: string) => (message === '' ? null : message);

/**
 * How often a machine whose backend does not say what it is doing is read for what a command leaves, before the command counts
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
  const { activeCommand, checks } = context;
  if (!reading.ok || activeCommand === null) return null;
  if (reading.value === null) return activeCommand.command === 'delete' ? 'done' : 'ended';
  // A reading that is older than what is known is no news: what is known counts.
  const record = recordTaken(context, reading.value).record ?? context.record;
  if (commandOf(record) === activeCommand.command) return null;
  const outcome = outcomeOf(activeCommand, record);
  if (record.operation !== undefined || outcome === 'done') return outcome;
  if (activeCommand.report !== null) return activeCommand.report.succeeded ? 'done' : 'failed';
  return checks < TRACELESS_READINGS ? null : 'ended';
}

export function emittedFor(end: CloudImageEnd, outcome: CloudImageOutcome): CloudImageEmitted {
  const { command: action, message } = end;
  if (outcome === 'ended') return { type: 'ENDED', action, message: null };
  return outcome === 'done'
    ? { type: 'DONE', action, message }
    : { type: 'FAILED', action, message };
}

/** `ended`: it is over, and nothing says how. */
type CloudImageOutcome = 'done' | 'failed' | 'ended';

/** What a record shows of a command that is over. */
export function outcomeOf(
  { command, before, report }: CloudImageActiveCommand,
  after: CloudImageRecord,
): CloudImageOutcome {
  const shown = shownBy(command, before, after);
  // At rest it is what the command has left; where something else is at work by now, that may have undone it.
  if (shown === 'done' || (shown === 'failed' && commandOf(after) === null)) return shown;
  if (report === null) return 'ended';
  return report.succeeded ? 'done' : 'failed';
}

function shownBy(
  command: CloudImageActiveCommand['command'],
  before: CloudImageRecord,
  after: CloudImageRecord,
): CloudImageOutcome {
  const isSessionNew = after.last_turned_time !== before.last_turned_time;
  switch (command) {
    case 'start':
      return after.is_running || isSessionNew ? 'done' : 'failed';
    case 'shutdown':
      return !after.is_running || isSessionNew ? 'done' : 'failed';
    case 'backup':
      return backedUp(before, after);
    case 'restore':
      // Over a machine that was there before, the old and the new one look alike.
      if (before.response_data !== null) return 'ended';
      return after.response_data === null ? 'failed' : 'done';
    case 'deleteVm':
      return after.response_data === null ? 'done' : 'failed';
    case 'delete':
      return after.is_deleted ? 'done' : 'failed';
    case 'restart':
    case 'unknown':
    default: // They leave no trace.
      return 'ended';
  }
}

function backedUp(before: CloudImageRecord, after: CloudImageRecord): CloudImageOutcome {
  if (after.backup_response_data === null) return 'failed';
  // A backup may keep the id of the one that it replaces.
  return after.backup_response_data.id === before.backup_response_data?.id ? 'ended' : 'done';
}

/**
 * What a `vm_result` says about a command; `null` when it is about another one. One of the same kind that ended before this
 * one was asked is recognized by the server's own times: it is not newer than the record of that moment.
 */
export function reportFrom(
  result: CloudImageResult,
  { command, before }: Pick<CloudImageActiveCommand, 'command' | 'before'>,
): CloudImageReport | null {
  const asked = Object.entries(cloudImageBeginnings).find(([, begun]) => begun === command);
  if (result.id !== before._id || asked === undefined || asked[0] !== result.action) return null;
  const { status, message } = result;
  const at = timeOf(result.at);
  const known = timeOf(before.updatedAt);
  // Where a time is missing, what comes while the command is at work is about it.
  if (status === null || (at !== null && known !== null && at <= known)) return null;
  return { succeeded: status === 'SUCCESS', message: message ?? '' };
}
