import {
  cloudImageBeginnings,
  type CloudImageOperation,
  cloudImageRefusal,
} from '@tram/machines/cloud-image/rules';
import { eq } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { type CloudImageRow, lockOwnedCloudImage } from './owned-cloud-image.ts';
import { requireAllowed, situationOf } from './permission.ts';

/**
 * Begins something that takes a machine, which has to be locked, some time: `operation` says what until a timer has the
 * driver's answer (`finish-operation.ts`). Nothing else of the machine changes before.
 * @param changes of the row, besides
 * @throws Refusal 409 when its state does not allow it or another operation is in progress
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

/** A call that names a cloud machine. */
interface MachineCall {
  readonly services: Services;
  readonly account: AccountIdentity | null;
  readonly parameters: { readonly path: { readonly id: string } };
}

/**
 * Begins something that needs no more than the machine's state, and says so with `message`.
 * @throws Refusal 404 unknown machine; 409 its state does not allow it
 */
export async function begin(
  { services, account, parameters }: MachineCall,
  operation: Exclude<CloudImageOperation, 'start' | 'delete'>,
  message: string,
) {
  const { id: accountId } = requiredAccount({ account });
  await inOneTransaction(services, async (unit) => {
    const { image } = await lockOwnedCloudImage(unit, accountId, parameters.path.id);
    await beginOperation(unit, services, image, operation);
  });
  return { status: 200, body: { statusCode: 200, message, status: true } } as const;
}

/**
 * Begins to delete a virtual machine. A missing one is an answer with `status` false, not an error.
 * @throws Refusal 404 unknown machine; 409 its state does not allow it
 */
export async function beginDeletion({ services, account, parameters }: MachineCall) {
  const { id: accountId } = requiredAccount({ account });
  const isBegun = await inOneTransaction(services, async (unit) => {
    const { image } = await lockOwnedCloudImage(unit, accountId, parameters.path.id);
    if (cloudImageRefusal('deleteVm', situationOf(image, unit.now)) === 'no-machine') return false;
    await beginOperation(unit, services, image, 'delete');
    return true;
  });
  return isBegun
    ? ({
        status: 200,
        body: { statusCode: 200, message: 'Đang delete máy', status: true },
      } as const)
    : ({
        status: 200,
        body: {
          statusCode: 400,
          message: 'Delete máy thất bại: máy ảo đã được xóa trước đó',
          status: false,
        },
      } as const);
}
