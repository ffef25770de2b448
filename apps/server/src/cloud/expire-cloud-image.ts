import { eq } from 'drizzle-orm';
import { cloudImages } from '../database/schema/cloud.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { lockCloudImage } from './owned-cloud-image.ts';
import { whatIsLeft } from './situation.ts';
import { logOf, tell } from './tell.ts';

/**
 * Writes down that the days of a machine are over; its session, which ends at the same moment, has a timer of its own. One
 * that was extended meanwhile is looked at again at its new end.
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
    // Open pages look again; of a machine that runs they are told when it is off.
    if (image.isRunning) await logOf(unit, known, message);
    else await tell(unit, services, known, { action: 'shutdown', status: 'SUCCESS', message });
    return 'done';
  },
};
