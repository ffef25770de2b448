import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, refusalsOf, type FailureName } from '../answers/failure.ts';
import { hardwareRequestStatusNames, isHardwareRequestCode } from '../hardware-request/rules.ts';
import type { HardwareRequestStatusName } from '../hardware-request/rules.ts';
import type { PaymentView } from '../payment/view.ts';
import type { cloudImageMachine } from './machine.ts';
import { cloudImageRefusal, cloudImageActions } from './rules.ts';
import type {
  CloudImageAction,
  CloudImageCommand,
  CloudImageRefusal,
  CloudImageSituation,
  CloudImageStatus,
} from './rules.ts';
import { dueAtOf, minutesLeftOf, sessionOf, situationOf } from './model.ts';
import type {
  CloudExtension,
  CloudImageContext,
  CloudImageReason,
  CloudImageSession,
  CloudPaymentAnswer,
} from './model.ts';

/** A command as a screen reads it. */
export interface CloudImageCommandView {
  /**
   * `sending`: on its way. `going`: at work, from whichever tab it was asked for. `checking`: its answer was lost and the machine is read for a
   * sign of it. `done`, `failed` (it was at work and did not work), `ended` (nothing says how), `refused` (it has not begun): how
   * the last one ended, until it is acknowledged.
   */
  step: 'idle' | 'sending' | 'going' | 'checking' | 'done' | 'failed' | 'ended' | 'refused';
  /** Which one; `unknown` for an operation that this version does not know. */
  command: CloudImageCommand | 'unknown' | null;
  /** Why it was refused. `image-out`: `message` belongs in a confirm dialog (section 8). */
  reason: CloudImageReason | null;
  /** The server's words about its end; `null` when it had none. */
  message: string | null;
  /** The call that failed; `null` when none did. */
  error: ApiError | null;
  failure: FailureName | null;
}

/** The file for Remote Desktop as a screen reads it. */
export interface CloudImageDownloadView {
  step: 'idle' | 'running' | 'done' | 'refused';
  error: ApiError | null;
  failure: FailureName | null;
}

/** A cloud machine as a screen reads it: flags, deadlines and reasons, no words. */
export interface CloudImageView {
  id: string;
  name: string;
  status: CloudImageStatus;
  /** What it is doing; `unknown` for something that this version does not know, `null` for nothing. */
  operation: CloudImageSituation['operation'];
  /** Why the machine cannot be read at the moment, so that what is shown may be old; `null` when it can. */
  readError: ApiError | null;
  readFailure: FailureName | null;
  /** The session that goes on; `null` when none does. */
  session: CloudImageSession | null;
  /** When its days are over, ms of server time; `null` when that is not known. */
  dueAt: number | null;
  /** Minutes that may still be used, as of the end of the last session. */
  minutesLeft: number;
  isExtended: boolean;
  /** How its request for additional hardware stands; `unknown` for a value that this version does not know. */
  hardware: HardwareRequestStatusName | 'unknown';
  /** For each action why it cannot be begun now; `null` when it can. */
  refusals: Readonly<Record<CloudImageAction, CloudImageRefusal | null>>;
  command: CloudImageCommandView;
  /** The extension that is going on, or the last one. */
  payment: PaymentView<CloudExtension, CloudPaymentAnswer>;
  download: CloudImageDownloadView;
}

/** The part of a cloud machine's snapshot that its view is made of. */
export interface CloudImageSnapshot {
  readonly context: CloudImageContext;
  readonly value: Pick<SnapshotFrom<typeof cloudImageMachine>['value'], 'command' | 'download'>;
}

/** The view of a cloud machine. Pure: the same snapshot gives an equal view. */
export function cloudImageView(snapshot: CloudImageSnapshot): CloudImageView {
  const { context, value } = snapshot;
  const { record, payment } = context;
  const situation = situationOf(context, value.download === 'running');
  const isThere = situation.status !== 'deleted';
  return {
    id: record._id,
    name: record.name,
    status: situation.status,
    operation: isThere ? situation.operation : null,
    readError: context.readError,
    readFailure: failureOf(context.readError),
    session: isThere ? sessionOf(record) : null,
    dueAt: dueAtOf(record),
    minutesLeft: minutesLeftOf(record),
    isExtended: record.is_extended,
    hardware: isHardwareRequestCode(record.accepted_add_hardwares)
      ? hardwareRequestStatusNames[record.accepted_add_hardwares]
      : 'unknown',
    refusals: refusalsOf(cloudImageActions, (action) => cloudImageRefusal(action, situation)),
    command: commandView(value.command, context),
    payment,
    download: {
      step: typeof value.download === 'object' ? value.download.resting : value.download,
      error: context.downloadError,
      failure: failureOf(context.downloadError),
    },
  };
}

const failureOf = (error: ApiError | null) => (error === null ? null : failureNameOf(error));

function commandView(
  value: CloudImageSnapshot['value']['command'],
  { activeCommand, end }: CloudImageContext,
): CloudImageCommandView {
  const step = commandStep(value);
  // While the outcome of one is being found out, its end is not known yet.
  if (activeCommand !== null) {
    const { command } = activeCommand;
    return { step, command, reason: null, message: null, error: null, failure: null };
  }
  const { command = null, reason = null, message = null, error = null } = end ?? {};
  return { step, command, reason, message, error, failure: failureOf(error) };
}

function commandStep(value: CloudImageSnapshot['value']['command']): CloudImageCommandView['step'] {
  if (typeof value === 'string') return value;
  if ('resting' in value) return value.resting;
  return 'going' in value ? 'going' : 'checking';
}
