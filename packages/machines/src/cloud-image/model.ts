/** The context, the events and the other types of a cloud machine's lifecycle, and how a machine stands by its context. */
import type { ApiError } from '@tram/api/result';
import type { CloudImage } from '@tram/api/types';
import type { DeadlineEvent } from '../actors/deadline.ts';
import type { Intention, PaymentEnd, PaymentFinding } from '../payment/model.ts';
import { isPending, type PaymentView } from '../payment/view.ts';
import { cloudDueAt, cloudMinutesLeft, cloudSessionEnd } from '../rules/cloud-time.ts';
import type { CloudSessionLimit } from '../rules/cloud-time.ts';
import { timeOf } from '../rules/time.ts';
import type { WatchEvent } from '../actors/watch.ts';
import { cloudImageBeginnings, cloudImageStatusOf } from './rules.ts';
import type {
  CloudImageCommand,
  CloudImageOperation,
  CloudImageSituation,
  CloudImageStatus,
} from './rules.ts';

/** The fields of a record that are kept as they are, and that every backend sends. */
export const keptFields = {
  _id: true,
  name: true,
  createdAt: true,
  days_of_use: true,
  hours_of_use: true,
  total_minute_used: true,
  is_running: true,
  is_creating: true,
  is_deleted: true,
  has_expired: true,
  is_extended: true,
  last_turned_time: true,
} as const satisfies Partial<Record<keyof CloudImage, true>>;

/**
 * What the lifecycle needs of a cloud machine's record. The rest, its credentials above all, stays in the cache of the
 * front end: of `response_data` only whether there is any is kept, and of `resource_cloud` whether there is a tunnel API.
 *
 * `operation` and `accepted_add_hardwares` are wider than the contract, because a server may send a value that this version
 * does not know.
 */
export interface CloudImageRecord extends Pick<CloudImage, keyof typeof keptFields | 'updatedAt'> {
  /** `undefined` where the backend does not say what a machine is doing (the contract's addition). */
  operation?: string | null | undefined;
  accepted_add_hardwares: number;
  response_data: object | null;
  backup_response_data: { id: string } | null;
  /** `true` stands for an address that is not kept. */
  resource_cloud: { ssh: { api_tunnel: string | true | null } | null } | null;
  cloud: Pick<CloudImage['cloud'], 'max_hours_each_session'>;
}

/** What is paid for: the extension of a cloud machine. */
export interface CloudExtension {
  /** Id of the cloud machine. */
  readonly image: string;
}

/** What the customer wants to extend, with the key that charges it once. */
export type CloudImageIntention = Intention<CloudExtension>;

/** What is kept of the answer to a payment: the machine, or `null` where another backend answers something else, or a part of it. */
export type CloudPaymentAnswer = CloudImageRecord | null;

export type CloudPaymentEnd = PaymentEnd<CloudExtension, CloudPaymentAnswer>;

/** How the lifecycle of a cloud machine begins: with its record, always. */
export interface CloudImageInput {
  record: CloudImageRecord;
  /** An extension whose answer was never seen, to be gone on with. */
  intention?: CloudImageIntention | null | undefined;
  /** Whether the customer's account has been loaded, which an extension needs (section 5); `true` unless said. */
  isAccountLoaded?: boolean | undefined;
}

/** A command whose end is not known yet, asked here or seen in the record. */
export interface CloudImageActiveCommand {
  /** `unknown`: the record shows an operation that this version does not know. */
  command: CloudImageCommand | 'unknown';
  /** The record as it was known when the command was asked or seen. How it ended is read from what has changed since. */
  before: CloudImageRecord;
  /** How it ended by a `vm_result`, where one has come. */
  report: CloudImageReport | null;
}

/** How a command ended, as a `vm_result` says. */
export interface CloudImageReport {
  succeeded: boolean;
  message: string;
}

/**
 * A `vm_result` (section 4, "Real-time events"). That it came only says that something has changed; what it says counts only where the record
 * cannot show it: whether a restart worked, and the server's words. Null is what the event did not say; one that does not say
 * of which machine, what of, how it ended and when says nothing.
 */
export interface CloudImageResult {
  /** Of the machine; one about another machine says nothing. */
  id: string | null;
  /** As on the wire: `delete` is the virtual machine's. */
  action: string | null;
  status: 'SUCCESS' | 'FAILED' | null;
  message: string | null;
  at: string | null;
}

/**
 * Why a command was refused, for the screen's words.
 *
 * - `image-out`: a start found no machine left (`statusCode` 400). The server's message belongs in a confirm dialog (section 8).
 * - `no-remote-desktop`: a start could not make the remote-desktop file (`statusCode` 500); nothing has begun.
 * - `vm-deletion-failed`: delete-vm answered a falsy `status`.
 * - `failed`: another answer of 200 that says 400.
 * - `refused`: the call was refused; `error` says why.
 * - `unanswered`: the answer was lost, and the machine shows no sign that the command was taken.
 */
export type CloudImageReason =
  | 'image-out'
  | 'no-remote-desktop'
  | 'vm-deletion-failed'
  | 'failed'
  | 'refused'
  | 'unanswered';

/** The answer to a command of any operation. */
export interface CloudImageAnswer {
  /** `null`: it was taken, and for all but `delete` it is at work now. */
  reason: Exclude<CloudImageReason, 'refused' | 'unanswered'> | null;
  message: string;
}

/** How the last command ended. */
export interface CloudImageEnd {
  command: CloudImageCommand | 'unknown';
  reason: CloudImageReason | null;
  /** The server's words; `null` when it had none. */
  message: string | null;
  /** The call that failed; `null` when none did. */
  error: ApiError | null;
}

/** What the lifecycle remembers. Nothing here is secret; none of it is to be persisted but the intention. */
export interface CloudImageContext {
  /** The newest record that was seen. */
  record: CloudImageRecord;
  /** Why there is no such machine any more: deleted here (no record brings it back), or missing on the server. */
  absence: 'deleted' | 'missing' | null;
  /** The session of the present record, or its days, are over by the server's clock. */
  isOver: boolean;
  isAccountLoaded: boolean;
  /** The extension, as its own lifecycle last said. */
  payment: PaymentView<CloudExtension, CloudPaymentAnswer>;
  /** What is at work, as far as is known. */
  activeCommand: CloudImageActiveCommand | null;
  /**
   * How often the machine showed no sign of a command whose answer was lost, or of one at work whose backend does not say what a
   * machine is doing.
   */
  checks: number;
  /** How often in a row it could not be read. */
  unread: number;
  /** Why it could not be read. It is read again, unless nobody is signed in any more. */
  readError: ApiError | null;
  /** How the last command ended, until it is acknowledged. */
  end: CloudImageEnd | null;
  downloadError: ApiError | null;
}

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type CloudImageEvent =
  | { type: 'START' }
  | { type: 'RESTART' }
  | { type: 'SHUT_DOWN' }
  | { type: 'BACK_UP' }
  | { type: 'RESTORE' }
  /** Throw the virtual machine away; the rental and a backup stay. */
  | { type: 'DELETE_VM' }
  /** End the rental. */
  | { type: 'DELETE' }
  | { type: 'DOWNLOAD_RDP' }
  /** `total`: what the customer confirms, VND. */
  | { type: 'EXTEND'; total?: number | undefined }
  /** Ask again about the extension that has no answer, with the same key. */
  | { type: 'RETRY' }
  /** The customer has seen how the last payment, the last command and the last download ended. */
  | { type: 'ACKNOWLEDGE' }
  /** Something may have changed: `create_vm_result`, `vm_result` (as `result`), the connection or the tab came back. */
  | { type: 'REFRESH'; result?: CloudImageResult | undefined }
  /** The customer's account has been loaded, or is not there any more. An extension that is on its way goes on. */
  | { type: 'ACCOUNT'; isLoaded: boolean }
  /** The lifecycle has read the record itself and compares its state with it. */
  | { type: 'COMPARE' }
  | WatchEvent<CloudImageRecord>
  | DeadlineEvent;

/** What can be said to have been done. */
export type CloudImageEmittedAction = CloudImageCommand | 'unknown' | 'extend' | 'downloadRdp';

/**
 * Said once, for toasts and for fetching the balance and the list again.
 *
 * `CREATED`, `CREATION_FAILED`: the creation that was seen going on has ended; a failed one is paid back. `TAKEN`: a command is at
 * work. `DONE`: it has ended well. `FAILED`: it was at work and did not work. `ENDED`: it is over, and nothing says how.
 * `REFUSED`: it has not begun. `UNCONFIRMED`: the answer to a payment was lost, and reading does not say what became of it.
 */
export type CloudImageEmitted =
  | { type: 'CREATED' }
  | { type: 'CREATION_FAILED' }
  | { type: 'TAKEN'; action: CloudImageCommand; message: string | null }
  /** `total` is what an extension was charged, VND. */
  | {
      type: 'DONE';
      action: CloudImageEmittedAction;
      message: string | null;
      total?: number | undefined;
    }
  | { type: 'FAILED'; action: CloudImageEmittedAction; message: string | null }
  | { type: 'ENDED'; action: CloudImageEmittedAction; message: null }
  | {
      type: 'REFUSED';
      action: CloudImageEmittedAction;
      reason: CloudImageReason;
      message: string | null;
      error: ApiError | null;
      /** What was confirmed for an extension, VND. */
      total?: number | undefined;
    }
  | { type: 'UNCONFIRMED'; action: 'extend'; finding: PaymentFinding };

/** What of the context says how a machine stands; the download is a state of the lifecycle alone. */
type Known = Pick<
  CloudImageContext,
  'record' | 'absence' | 'isOver' | 'isAccountLoaded' | 'activeCommand' | 'payment'
>;

/** What a machine is doing, out of what its lifecycle remembers. The lifecycle decides and its view explains by this alone. */
export function situationOf(context: Known, isDownloading: boolean): CloudImageSituation {
  const { record, isAccountLoaded, activeCommand, payment } = context;
  return {
    status: statusOf(context),
    operation: activeCommand?.command === 'unknown' ? 'unknown' : operationOf(record),
    hasMachine: record.response_data !== null,
    hasBackup: record.backup_response_data !== null,
    hasTunnel: hasTunnel(record),
    isAccountLoaded,
    onItsWay: {
      command:
        activeCommand === null || activeCommand.command === 'unknown'
          ? null
          : activeCommand.command,
      extension: isPending(payment),
      download: isDownloading,
    },
  };
}

/** Whether a tunnel to a machine can be made. */
export function hasTunnel({ resource_cloud: resource }: CloudImageRecord): boolean {
  return (resource?.ssh?.api_tunnel ?? null) !== null;
}

/** How a machine stands: by its flags, and by its deadline where that has passed. */
export function statusOf({ absence, record, isOver }: Known): CloudImageStatus {
  if (absence !== null) return 'deleted';
  const status = cloudImageStatusOf(record);
  if (!isOver) return status;
  if (status === 'running') return 'closing';
  return status === 'stopped' ? 'ending' : status;
}

const isOperation = (operation: string): operation is CloudImageOperation =>
  Object.hasOwn(cloudImageBeginnings, operation);

/** What the record says that the machine is doing; nothing where the backend does not say. */
function operationOf({
  operation = null,
}: Pick<CloudImageRecord, 'operation'>): CloudImageOperation | 'unknown' | null {
  if (operation === null) return null;
  return isOperation(operation) ? operation : 'unknown';
}

/** The command whose work the record shows. */
export function commandOf(record: CloudImageRecord): CloudImageActiveCommand['command'] | null {
  const operation = operationOf(record);
  if (operation === null || operation === 'unknown') return operation;
  return cloudImageBeginnings[operation];
}

/** The days of a machine are over then, ms of server time; `null` when that is not known. */
export function dueAtOf({ createdAt, days_of_use: days }: CloudImageRecord): number | null {
  const dueAt = cloudDueAt(timeOf(createdAt) ?? Number.NaN, days);
  return Number.isFinite(dueAt) ? dueAt : null;
}

/** Minutes that may still be used, as of the end of the last session. */
export function minutesLeftOf(record: CloudImageRecord): number {
  return cloudMinutesLeft(record.hours_of_use, record.total_minute_used);
}

/** A session that goes on. Times are ms of server time. */
export interface CloudImageSession {
  startedAt: number;
  /** When it is ended at the latest. */
  endsAt: number;
  /** By what. */
  limit: CloudSessionLimit;
}

/** The session of a machine that runs; `null` when none does, or when its times are not known. */
export function sessionOf(record: CloudImageRecord): CloudImageSession | null {
  const startedAt = record.is_running ? timeOf(record.last_turned_time) : null;
  const dueAt = dueAtOf(record);
  if (startedAt === null || dueAt === null) return null;
  const { at: endsAt, limit } = cloudSessionEnd({
    startedAt,
    maxHours: record.cloud.max_hours_each_session,
    minutesLeft: minutesLeftOf(record),
    dueAt,
  });
  return Number.isFinite(endsAt) ? { startedAt, endsAt, limit } : null;
}
