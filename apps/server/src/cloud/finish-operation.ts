import { eq } from 'drizzle-orm';
import { cloudImages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { endPlayTokens } from '../play/play-access.ts';
import type { Services } from '../services.ts';
import type { TimerHandler, TimerOutcome } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { askDriver, type OperationProgress } from './ask-driver.ts';
import { type CloudImageRow, type KnownCloudImage, lockCloudImage } from './cloud-machine.ts';
import { doneWords, failedWords, publishResult } from './publish-result.ts';
import { closeSession, openSession } from './sessions.ts';

type FinishServices = Pick<Services, 'events' | 'log'>;

/** Asks how far the operation of a machine is until it has ended, and writes down how. */
export const finishOperation = {
  ask: (services, imageId) => askDriver(services, imageId, services.clock.now()),

  async apply(
    unit: UnitOfWork,
    services: FinishServices,
    imageId: string,
    found: OperationProgress | null,
  ) {
    const known = await lockCloudImage(unit, imageId);
    const operation = known?.image.operation ?? null;
    if (known === undefined || operation === null) return 'done';
    if (found === null || !isAbout(found, known.image)) return { again: unit.now };
    return settle(unit, services, known, found);
  },
} satisfies TimerHandler<OperationProgress | null>;

/** Whether an answer is about what the machine does now: it may have ended and begun something else since. */
function isAbout({ operation, since }: OperationProgress, image: CloudImageRow): boolean {
  return operation === image.operation && since.getTime() === image.operationSince?.getTime();
}

async function settle(
  unit: UnitOfWork,
  services: FinishServices,
  known: KnownCloudImage,
  { operation, since, progress }: OperationProgress,
): Promise<TimerOutcome> {
  if (progress.state === 'pending') return { again: progress.askAgainAt };
  const { image } = known;
  if (progress.state === 'failed') {
    const { reason } = progress;
    services.log.warn({ imageId: image.id, operation, reason }, 'a cloud machine did not do it');
    await write(unit, image, operation === 'start' ? noPlace : {});
    await publishResult(unit, services, known, {
      action: operation,
      status: 'FAILED',
      message: failedWords(operation, image.name),
    });
    return 'done';
  }
  const ends = image.isRunning && (operation === 'shutdown' || operation === 'delete');
  const closed = ends ? await closeSession(unit, known, since) : null;
  if (ends) {
    // The next customer of its place has the same address.
    await revokePeers(unit, 'cloud', image.id);
    await endPlayTokens(unit, 'cloud', image.id);
  }
  // The machine runs: the session, and what is used of the hours, begins now and not before.
  const runs = operation === 'start' ? { isRunning: true, lastTurnedTime: unit.now } : {};
  await write(unit, image, { ...progress.result, ...closed?.changes, ...runs });
  if (operation === 'start') await openSession(unit, known);
  await publishResult(unit, services, known, {
    action: operation,
    status: 'SUCCESS',
    message: doneWords(operation, known, closed),
  });
  return 'done';
}

/** What a machine that could not be started gives back. */
const noPlace = { machineNumber: null, ipRemote: null } as const;

async function write(
  unit: UnitOfWork,
  image: CloudImageRow,
  changes: Partial<CloudImageRow>,
): Promise<void> {
  await unit.transaction
    .update(cloudImages)
    .set({ ...changes, operation: null, operationSince: null, updatedAt: unit.now })
    .where(eq(cloudImages.id, image.id));
}
