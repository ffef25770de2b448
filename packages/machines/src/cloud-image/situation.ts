import { isNotOlder } from '../newer/newer.ts';
import { isPending } from '../payment/view.ts';
import { wholeOf } from '../port/whole-of.ts';
import { cloudDueAt, cloudMinutesLeft, cloudSessionEnd } from '../rules/cloud-time.ts';
import type { CloudSessionLimit } from '../rules/cloud-time.ts';
import { timeOf } from '../rules/time.ts';
import { cloudImageBeginnings, cloudImageStatusOf } from './rules.ts';
import type { CloudImageOperation, CloudImageSituation, CloudImageStatus } from './rules.ts';
import type {
  CloudImageContext,
  CloudImagePursuit,
  CloudImageRecord,
  CloudPaymentAnswer,
} from './types.ts';

/** What of the context says how a machine stands; the download is a state of the lifecycle alone. */
type Known = Pick<
  CloudImageContext,
  'record' | 'absence' | 'isOver' | 'isAccountLoaded' | 'pursuit' | 'payment'
>;

/** What a machine is doing, out of what its lifecycle remembers. The lifecycle decides and its view explains by this alone. */
export function situationOf(context: Known, isDownloading: boolean): CloudImageSituation {
  const { record, isAccountLoaded, pursuit, payment } = context;
  return {
    status: statusOf(context),
    operation: pursuit?.command === 'unknown' ? 'unknown' : operationOf(record),
    hasMachine: record.response_data !== null,
    hasBackup: record.backup_response_data !== null,
    hasTunnel: hasTunnel(record),
    isAccountLoaded,
    onItsWay: {
      command: pursuit === null || pursuit.command === 'unknown' ? null : pursuit.command,
      extension: isPending(payment),
      download: isDownloading,
    },
  };
}

/** Whether a tunnel to a machine can be made. */
function hasTunnel({ resource_cloud: resource }: CloudImageRecord): boolean {
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

/** What the record says that the machine is doing; nothing where the backend does not tell. */
export function operationOf({
  operation = null,
}: Pick<CloudImageRecord, 'operation'>): CloudImageOperation | 'unknown' | null {
  if (operation === null) return null;
  return isOperation(operation) ? operation : 'unknown';
}

/** The command whose work the record shows. */
export function commandOf(record: CloudImageRecord): CloudImagePursuit['command'] | null {
  const operation = operationOf(record);
  if (operation === null || operation === 'unknown') return operation;
  return cloudImageBeginnings[operation];
}

/** What is computed of a number that nobody knows is no moment. */
function knownMoment(at: number): number | null {
  return Number.isFinite(at) ? at : null;
}

/** The days of a machine are over then, ms of server time; `null` when that is not known. */
export function dueAtOf({ createdAt, days_of_use: days }: CloudImageRecord): number | null {
  const created = timeOf(createdAt);
  return created === null ? null : knownMoment(cloudDueAt(created, days));
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

/**
 * Whether a record says that the session or the days go on, although they had seemed to be over: the clock was ahead, and the
 * answer that brought the record has set it right.
 *
 * @param now ms of server time
 */
export function goesOn(
  candidate: CloudImageRecord,
  { record }: Pick<CloudImageContext, 'record'>,
  now: number,
): boolean {
  const end = candidate.is_running ? sessionOf(candidate)?.endsAt : dueAtOf(candidate);
  const isCurrent = candidate._id === record._id && isNotOlder(candidate, record);
  return isCurrent && typeof end === 'number' && now < end;
}

/** The lifecycle's part of a record: whatever else a caller passes, credentials and addresses above all, is left behind. */
export function recordOf(image: CloudImageRecord): CloudImageRecord {
  const { response_data: credentials, backup_response_data: backup } = image;
  return {
    _id: image._id,
    name: image.name,
    createdAt: image.createdAt,
    updatedAt: image.updatedAt,
    days_of_use: image.days_of_use,
    hours_of_use: image.hours_of_use,
    total_minute_used: image.total_minute_used,
    is_running: image.is_running,
    operation: image.operation,
    is_creating: image.is_creating,
    is_deleted: image.is_deleted,
    has_expired: image.has_expired,
    is_extended: image.is_extended,
    last_turned_time: image.last_turned_time,
    accepted_add_hardwares: image.accepted_add_hardwares,
    response_data: credentials ? {} : null,
    backup_response_data: backup ? { id: backup.id } : null,
    resource_cloud: hasTunnel(image) ? { ssh: { api_tunnel: true } } : null,
    cloud: { max_hours_each_session: image.cloud.max_hours_each_session },
  };
}

const wholeRecord = wholeOf<CloudImageRecord>({
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
  accepted_add_hardwares: true,
  response_data: true,
  backup_response_data: true,
  resource_cloud: true,
  cloud: true,
});

/**
 * The machine in the answer to a payment, without its credentials and addresses. `null` where another backend answers something
 * else, or only a part: it is then read.
 * @param id of the machine that was paid for
 */
export function recordOfAnswer(answer: Partial<CloudImageRecord>, id: string): CloudPaymentAnswer {
  const record = answer._id === id ? wholeRecord(answer) : null;
  return record === null ? null : recordOf(record);
}

/**
 * Whether a record tells something: of this machine, not older than what is known, and different from it. The same record
 * again must not restart a deadline that has passed.
 *
 * `has_expired` follows the clock without a new `updatedAt`, and only in one direction: of two records of the same moment the
 * one that has expired is the newer one. Records without that moment are news in the order in which they come.
 */
export function isNews(candidate: CloudImageRecord, context: CloudImageContext): boolean {
  const { record, absence } = context;
  if (candidate._id !== record._id || absence === 'deleted') return false;
  if (!isNotOlder(candidate, record)) return false;
  if (absence === 'missing') return true;
  const isSameMoment =
    timeOf(record.updatedAt) !== null && candidate.updatedAt === record.updatedAt;
  const isBefore = isSameMoment && record.has_expired && !candidate.has_expired;
  return !isBefore && JSON.stringify(recordOf(candidate)) !== JSON.stringify(record);
}
