import { eq } from 'drizzle-orm';
import { cloudImages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { lockCloudImage, lockOwnedCloudImage } from './owned-cloud-image.ts';
import { requireAllowed, whatIsLeft } from './permission.ts';
import { logOf, publishResult } from './publish-result.ts';

/**
 * Writes down that the days of a machine are over; its session, which ends at the same moment, has a timer of its own. One
 * that was extended meanwhile is checked again at its new end.
 */
export const expireCloudImage: TimerHandler = {
  async apply(unit, services, imageId) {
    const known = await lockCloudImage(unit, imageId);
    if (known === undefined || known.image.deletedAt !== null) return 'done';
    const { image } = known;
    const dueAt = new Date(whatIsLeft(image).dueAt);
    if (dueAt > unit.now) return { again: dueAt };
    await unit.transaction
      .update(cloudImages)
      .set({ hasExpired: true, updatedAt: unit.now })
      .where(eq(cloudImages.id, image.id));
    const message = `Máy cloud ${image.name} đã hết ${image.daysOfUse} ngày thuê`;
    // Open pages fetch again at once; those of a running machine when it is off.
    if (image.isRunning) await logOf(unit, known, message);
    else
      await publishResult(unit, services, known, {
        action: 'shutdown',
        status: 'SUCCESS',
        message,
      });
    return 'done';
  },
};

/**
 * Ends a rental without refund. The order table keeps it; its virtual machine, user and backup are thrown away.
 * @throws Refusal 404 unknown machine; 409 being created, running, busy, or deleted already
 */
export async function deleteCloudImage(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { accountId, imageId }: { readonly accountId: string; readonly imageId: string },
): Promise<void> {
  const { now } = unit;
  const known = await lockOwnedCloudImage(unit, accountId, imageId);
  requireAllowed('delete', known.image, now);
  await unit.transaction
    .update(cloudImages)
    .set({
      deletedAt: now,
      hasMachine: false,
      username: null,
      password: null,
      backupId: null,
      backedUpAt: null,
      updatedAt: now,
    })
    .where(eq(cloudImages.id, imageId));
  await schedule(unit, services, { kind: 'cloud.release', reference: imageId, dueAt: now });
  await logOf(unit, known, `Xóa máy cloud ${known.image.name}`);
}

/** Has everything of a rental that is over taken back, however often that has to be asked. */
export const releaseCloudMachine = {
  ask: (services, imageId) => services.cloudMachines.release(imageId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
