import { eq } from 'drizzle-orm';
import { type CloudImageOperation, cloudImageBeginnings } from '@tram/machines/cloud-image/rules';
import { cloudImages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import type { CloudImageRow } from './owned-cloud-image.ts';
import { requireAllowed } from './permission.ts';

/**
 * Begins something that takes a machine, which has to be locked, some time: `operation` says what until a timer has the
 * driver's answer (`finish-operation.ts`). Nothing else of the machine changes before.
 * @param changes of the row, besides
 * @throws Refusal 409 when its state does not allow it or another operation goes on
 */
export async function beginOperation(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  image: CloudImageRow,
  operation: CloudImageOperation,
  changes: Partial<Pick<CloudImageRow, 'machineNumber' | 'ipRemote'>> = {},
): Promise<void> {
  const { now } = unit;
  requireAllowed(cloudImageBeginnings[operation], image, now);
  await unit.transaction
    .update(cloudImages)
    .set({ ...changes, operation, operationSince: now, updatedAt: now })
    .where(eq(cloudImages.id, image.id));
  await schedule(unit, services, { kind: 'cloud.operate', reference: image.id, dueAt: now });
}
