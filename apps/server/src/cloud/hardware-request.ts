import {
  type HardwareRequestAction,
  hardwareRequestAllows,
  hardwareRequestResults,
} from '@tram/machines/hardware-request/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { cloudHardwares, cloudImages, type RequestedHardware } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import {
  type CloudImageRow,
  type CloudPackageRow,
  type KnownCloudImage,
  lockCloudImage,
  lockOwnedCloudImage,
  requireAllowed,
} from './cloud-machine.ts';
import { logOf } from './publish-result.ts';

/** Why not, in words for the customer; the last two are shown in the sandbox, where requests are decided. */
const words: Readonly<Record<HardwareRequestAction, string>> = {
  submit: 'Yêu cầu thêm phần cứng đã được chấp nhận nên không hủy hay tăng thêm được',
  withdraw: 'Không có yêu cầu thêm phần cứng nào đang chờ để hủy',
  accept: 'Không có yêu cầu thêm phần cứng nào đang chờ',
  refuse: 'Không có yêu cầu thêm phần cứng nào đang chờ',
};

const logWords: Readonly<Record<HardwareRequestAction, string>> = {
  submit: 'Yêu cầu thêm phần cứng',
  withdraw: 'Hủy yêu cầu thêm phần cứng',
  accept: 'Yêu cầu thêm phần cứng được chấp nhận',
  refuse: 'Yêu cầu thêm phần cứng không được chấp nhận',
};

function requirePossible(action: HardwareRequestAction, image: CloudImageRow): void {
  if (hardwareRequestAllows(action, image.acceptedAddHardwares)) return;
  const isSettled = image.acceptedAddHardwares === hardwareRequestResults.accept;
  throw new Refusal(409, action === 'withdraw' && isSettled ? words.submit : words[action]);
}

async function step(
  unit: UnitOfWork,
  known: KnownCloudImage,
  action: HardwareRequestAction,
  hardwares: RequestedHardware[],
): Promise<void> {
  await unit.transaction
    .update(cloudImages)
    .set({
      hardwares,
      acceptedAddHardwares: hardwareRequestResults[action],
      updatedAt: unit.now,
    })
    .where(eq(cloudImages.id, known.image.id));
  // A withdrawal names what was withdrawn.
  const named = action === 'withdraw' ? known.image.hardwares : hardwares;
  const names = named.map((hardware) => hardware.name).join(', ');
  await logOf(unit, known, `${logWords[action]} cho máy cloud ${known.image.name}: ${names}`);
}

/** The pieces with these ids, as they are now. @throws Refusal 409 when the package has none, 404 for any other id */
async function offered(
  unit: UnitOfWork,
  its: CloudPackageRow,
  ids: readonly string[],
): Promise<RequestedHardware[]> {
  const ofPackage = eq(cloudHardwares.cloudPackageId, its.id);
  if ((await unit.transaction.$count(cloudHardwares, ofPackage)) === 0) {
    throw new Refusal(409, `Gói ${its.name} chưa có phần cứng`);
  }
  const wanted = [...new Set(ids)];
  const rows = await unit.transaction
    .select({ id: cloudHardwares.id, name: cloudHardwares.name, price: cloudHardwares.price })
    .from(cloudHardwares)
    .where(and(ofPackage, inArray(cloudHardwares.id, wanted)))
    .orderBy(cloudHardwares.rank);
  if (rows.length !== wanted.length) {
    throw new Refusal(404, 'Không tìm thấy phần cứng này trong gói của máy');
  }
  return rows;
}

/**
 * Asks for additional hardware, in place of what was asked for before; nothing asked for withdraws. The prices of this
 * moment are kept and paid with each extension after it is accepted.
 * @throws Refusal 404 unknown machine or hardware; 409 being created, deleted, accepted already, nothing to withdraw, or the
 *   package has no hardware
 */
export async function requestHardware(
  unit: UnitOfWork,
  request: {
    readonly accountId: string;
    readonly imageId: string;
    readonly hardwareIds: readonly string[];
  },
): Promise<void> {
  const known = await lockOwnedCloudImage(unit, request.accountId, request.imageId);
  requireAllowed('addHardware', known.image, unit.now);
  const action = request.hardwareIds.length === 0 ? 'withdraw' : 'submit';
  requirePossible(action, known.image);
  const hardwares =
    action === 'withdraw' ? [] : await offered(unit, known.itsPackage, request.hardwareIds);
  await step(unit, known, action, hardwares);
}

/**
 * Decides a pending request, as the operator does. Refused hardware stays on record until another request replaces it.
 * @throws Refusal 404 unknown machine; 409 nothing is pending, or the machine was deleted
 */
export async function decideHardware(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  imageId: string,
  isAccepted: boolean,
): Promise<void> {
  const known = await lockCloudImage(unit, imageId);
  if (known === undefined) throw new Refusal(404, 'Không tìm thấy máy cloud này');
  requireAllowed('addHardware', known.image, unit.now);
  const action = isAccepted ? 'accept' : 'refuse';
  requirePossible(action, known.image);
  await step(unit, known, action, known.image.hardwares);
  const { id, accountId, name } = known.image;
  services.events.publish(unit, accountId, 'vm_result', {
    id,
    action: 'addHardware',
    // The words of the specification, section 8.
    ...(isAccepted
      ? { status: 'SUCCESS', message: `Yêu cầu thêm phần cứng thành công: máy ${name}` }
      : { status: 'FAILED', message: `Yêu cầu thêm phần cứng thất bại: máy ${name}` }),
  });
}
