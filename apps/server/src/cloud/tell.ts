import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/write-log.ts';
import type { MachineResultEvent, ResultStatus } from '../realtime/event-publisher.ts';
import type { Services } from '../services.ts';
import type { KnownCloudImage } from './owned-cloud-image.ts';

/** How something that was asked of a cloud machine ended. */
export interface CloudResult {
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

/** Tells the owner how something ended: a line of the log with the unit, an event after it. */
export async function tell(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  known: KnownCloudImage,
  { action, status, message }: CloudResult,
): Promise<void> {
  await logOf(unit, known, message);
  const { id, accountId } = known.image;
  const result = { id, status, message, at: unit.now.toISOString() };
  unit.afterCommit(() => {
    if (action === 'create') services.events.publish(accountId, 'create_vm_result', result);
    else services.events.publish(accountId, 'vm_result', { ...result, action });
  });
}
