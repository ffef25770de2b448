import {
  cloudImageBeginnings,
  type CloudImageOperation,
  cloudImageRefusal,
} from '@tram/machines/cloud-image/rules';
import { eq } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { actionDone, actionFailed, tryOnMachine } from '../images/owned-image.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { driverMachine } from './ask-driver.ts';
import { findPlace, isFull, takenPlaces } from './cloud-views.ts';
import {
  type CloudImageRow,
  type CloudPackageRow,
  lockOwnedCloudImage,
  readOwnedCloudImage,
  requireAllowed,
  situationOf,
} from './cloud-machine.ts';

/**
 * Begins something that takes a machine, which has to be locked, some time: `operation` says what until a timer has the
 * driver's answer (`finish-operation.ts`). Nothing else of the machine changes before.
 * @param changes of the row, besides
 * @throws Refusal 409 when its state does not allow it or another operation is in progress
 */
export async function beginOperation(
  unit: UnitOfWork,
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
  await schedule(unit, { kind: 'cloud.operate', reference: image.id, dueAt: now });
}

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
    await beginOperation(unit, image, operation);
  });
  return actionDone(message);
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
    await beginOperation(unit, image, 'delete');
    return true;
  });
  return isBegun
    ? actionDone('Đang xóa máy ảo')
    : actionFailed('Delete máy thất bại: máy ảo đã được xóa trước đó');
}

/** `statusCode` 200: it is being started. 400: no machine is left. 500: there is no Remote Desktop connection. */
interface StartResult {
  readonly statusCode: 200 | 400 | 500;
  readonly message: string;
}

function noneLeft({ name, messageWait }: CloudPackageRow): StartResult {
  const queue = messageWait === null ? '' : ` (${messageWait})`;
  return {
    statusCode: 400,
    message: `Gói ${name} hiện đã hết máy trống${queue}, vui lòng thử lại sau`,
  };
}

/**
 * Begins to start a machine: a Remote Desktop connection is requested, a place is taken, and the machine is started on it
 * by a timer. A machine that does not get that far is unchanged.
 * @throws Refusal 404 unknown machine; 409 its state does not allow it
 */
export async function startCloudImage(
  services: Services,
  { accountId, imageId }: { readonly accountId: string; readonly imageId: string },
): Promise<StartResult> {
  const { database, clock } = services;
  const before = await readOwnedCloudImage(database, accountId, imageId);
  requireAllowed('start', before.image, clock.now());
  const { itsPackage } = before;
  if (isFull(itsPackage, (await takenPlaces(database, itsPackage.id)).length)) {
    return noneLeft(itsPackage);
  }
  // Asked with nothing locked; what has changed meanwhile is refused below.
  const desktop = await tryOnMachine(services, () =>
    services.cloudMachines.openRemoteDesktop(driverMachine(before)),
  );
  if (!desktop.ok) {
    return {
      statusCode: 500,
      message:
        'Không tạo được file Remote Desktop nên máy chưa bật, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    };
  }
  return inOneTransaction(services, async (unit) => {
    const { image } = await lockOwnedCloudImage(unit, accountId, imageId);
    requireAllowed('start', image, unit.now);
    const machineNumber = await findPlace(unit, itsPackage.id);
    if (machineNumber === null) return noneLeft(itsPackage);
    await beginOperation(unit, image, 'start', {
      machineNumber,
      ipRemote: desktop.value.ipRemote,
    });
    return { statusCode: 200, message: 'Máy đang khởi động' };
  });
}
