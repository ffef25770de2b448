import { inOneTransaction } from '../database/unit-of-work.ts';
import { tryOnMachine } from '../images/permission.ts';
import type { Services } from '../services.ts';
import { driverMachine } from './ask-driver.ts';
import { findPlace, isFull, takenPlaces } from './cloud-package-view.ts';
import { beginOperation } from './machine-operations.ts';
import {
  type CloudPackageRow,
  lockOwnedCloudImage,
  readOwnedCloudImage,
} from './owned-cloud-image.ts';
import { requireAllowed } from './permission.ts';

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
  if (isFull(itsPackage, await takenPlaces(database, [itsPackage.id]))) {
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
    await beginOperation(unit, services, image, 'start', {
      machineNumber,
      ipRemote: desktop.value.ipRemote,
    });
    return { statusCode: 200, message: 'Máy đang khởi động' };
  });
}
