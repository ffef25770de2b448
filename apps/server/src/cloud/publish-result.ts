import type { CloudImageOperation } from '@tram/machines/cloud-image/rules';
import type { CloudSessionLimit } from '@tram/machines/rules';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import type { MachineResultEvent, ResultStatus } from '../realtime/event-publisher.ts';
import type { Services } from '../services.ts';
import type { CloudPackageRow, KnownCloudImage } from './cloud-machine.ts';
import type { ClosedSession } from './sessions.ts';

interface CloudResult {
  /** `create`: `create_vm_result`; anything else: `vm_result` with this action. */
  readonly action: 'create' | MachineResultEvent['action'];
  readonly status: ResultStatus;
  /** Vietnamese, for the customer: the toast and the line of the log. */
  readonly message: string;
}

/** Writes a line into the log of the machine's owner. */
export async function logOf(
  unit: UnitOfWork,
  { image, itsPackage }: KnownCloudImage,
  message: string,
): Promise<void> {
  await writeLog(unit, { accountId: image.accountId, group: itsPackage.name, message });
}

/** Informs the owner how something ended: a line of the log in the unit, an event after its commit. */
export async function publishResult(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  known: KnownCloudImage,
  { action, status, message }: CloudResult,
): Promise<void> {
  await logOf(unit, known, message);
  const { id, accountId } = known.image;
  const result = { id, status, message };
  if (action === 'create') services.events.publish(unit, accountId, 'create_vm_result', result);
  else services.events.publish(unit, accountId, 'vm_result', { ...result, action });
}

const sessionEnds: Readonly<Record<CloudSessionLimit, (its: CloudPackageRow) => string>> = {
  session: (its) => ` vì hết ${its.maxHoursEachSession} giờ của một phiên`,
  hours: () => ' vì đã dùng hết số giờ thuê',
  days: () => ' vì đã hết số ngày thuê',
};

function sessionWords({ itsPackage }: KnownCloudImage, closed: ClosedSession | null): string {
  if (closed === null) return '';
  const why = closed.limit === null ? '' : sessionEnds[closed.limit](itsPackage);
  return `${why}, phiên này dùng ${closed.minutes} phút`;
}

/** The message for the customer when an operation has been done. `delete`: the words of the specification, section 8. */
export function doneWords(
  operation: CloudImageOperation,
  known: KnownCloudImage,
  closed: ClosedSession | null,
): string {
  const { name } = known.image;
  const words: Readonly<Record<CloudImageOperation, string>> = {
    start: `Máy ${name} đã bật`,
    restart: `Máy ${name} đã khởi động lại`,
    shutdown: `Máy ${name} đã tắt`,
    backup: `Máy ${name} đã được sao lưu`,
    restore: `Máy ${name} đã được khôi phục từ bản sao lưu`,
    delete: `Delete máy thành công: ${name}`,
  };
  return `${words[operation]}${sessionWords(known, closed)}`;
}

/** The message for the customer when an operation could not be done. `delete`: the words of the specification, section 8. */
export function failedWords(operation: CloudImageOperation, name: string): string {
  const words: Readonly<Record<CloudImageOperation, string>> = {
    start: `Máy ${name} chưa bật được và chưa tính giờ`,
    restart: `Máy ${name} chưa khởi động lại được`,
    shutdown: `Máy ${name} chưa tắt được`,
    backup: `Máy ${name} chưa được sao lưu`,
    restore: `Máy ${name} chưa được khôi phục`,
    delete: `Delete máy thất bại: ${name}`,
  };
  return `${words[operation]}, vui lòng thử lại sau 2 phút, không được thì liên hệ admin`;
}

/** What a rental or an extension grants in words, for logs: `30 ngày, 60 giờ`. */
export function termWords(term: {
  readonly daysOfUse: number;
  readonly hoursOfUse: number;
}): string {
  return `${term.daysOfUse} ngày, ${term.hoursOfUse} giờ`;
}
