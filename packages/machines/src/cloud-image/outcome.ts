/** How a command ended: read from what the record shows, and only where it cannot show it from what the server told. */
import { timeOf } from '../rules/time.ts';
import { cloudImageBeginnings } from './rules.ts';
import { commandOf } from './situation.ts';
import type {
  CloudImagePursuit,
  CloudImageRecord,
  CloudImageResult,
  CloudImageTold,
} from './types.ts';

/** `ended`: it is over, and nothing says how. */
export type CloudImageOutcome = 'done' | 'failed' | 'ended';

/** What a record shows of a command that is over. */
export function outcomeOf(
  { command, before, told }: CloudImagePursuit,
  after: CloudImageRecord,
): CloudImageOutcome {
  const shown = shownBy(command, before, after);
  // At rest it is what the command has left; where something else is at work by now, that may have undone it.
  if (shown === 'done' || (shown === 'failed' && commandOf(after) === null)) return shown;
  if (told === null) return 'ended';
  return told.succeeded ? 'done' : 'failed';
}

function shownBy(
  command: CloudImagePursuit['command'],
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
 * What a `vm_result` tells about a command; `null` when it is about another one. One of the same kind that ended before this
 * one was asked is told apart by the server's own times: it is not newer than the record of then.
 */
export function toldBy(
  result: CloudImageResult,
  { command, before }: Pick<CloudImagePursuit, 'command' | 'before'>,
): CloudImageTold | null {
  const asked = Object.entries(cloudImageBeginnings).find(([, begun]) => begun === command);
  if (result.id !== before._id || asked === undefined || asked[0] !== result.action) return null;
  const { status, message } = result;
  const at = timeOf(result.at);
  const known = timeOf(before.updatedAt);
  // Where a time is missing, what comes while the command is at work is about it.
  if (status === null || (at !== null && known !== null && at <= known)) return null;
  return { succeeded: status === 'SUCCESS', message: message ?? '' };
}
