import { eq } from 'drizzle-orm';
import { cloudImages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { lockOwnedCloudImage } from './owned-cloud-image.ts';
import { requireAllowed } from './permission.ts';
import { logOf } from './tell.ts';

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
