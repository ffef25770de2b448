import type { CloudImageOperation } from '@tram/machines/cloud-image/rules';
import { cloudPriceOf, HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import type { OperationProgress } from '../cloud/ask-driver.ts';
import { type CloudPackageRow, lockCloudImage, whatIsLeft } from '../cloud/cloud-machine.ts';
import { findPlace } from '../cloud/cloud-views.ts';
import { finishOperation } from '../cloud/finish-operation.ts';
import { decideHardware, requestHardware } from '../cloud/hardware-request.ts';
import { beginOperation } from '../cloud/machine-operations.ts';
import {
  deleteCloudImage,
  expireCloudImage,
  extendCloudImage,
  finishCreation,
  rentCloudImage,
} from '../cloud/rentals.ts';
import { cloudHardwares, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import {
  simulateBackup,
  simulateCloudCredentials,
  simulateCloudPlace,
  simulateRemoteDesktop,
} from '../machine-driver/simulated-cloud-driver.ts';
import type { DemoCloud } from './demo-clouds.ts';
import type { PastEvent, PastServices } from './timeline.ts';

interface DemoCloudCustomer {
  readonly accountId: string;
  /** Percent. */
  readonly discount: number;
  readonly clouds: readonly DemoCloud[];
}

/** The events of a customer's cloud machines, and what they cost in all, VND. They are rented by the same code as any other. */
export async function cloudEvents(
  unit: UnitOfWork,
  services: PastServices,
  { accountId, discount, clouds }: DemoCloudCustomer,
): Promise<{ events: PastEvent[]; spent: number }> {
  const packages = await unit.transaction.select().from(cloudPackages);
  const offered = await unit.transaction.select().from(cloudHardwares);
  const events: PastEvent[] = [];
  let spent = 0;
  for (const cloud of clouds) {
    const its = packages.find((one) => one.name === cloud.packageName);
    if (its === undefined) throw new Error(`there is no cloud package ${cloud.packageName}`);
    const hardwares = offered
      .filter(({ cloudPackageId }) => cloudPackageId === its.id)
      .filter(({ name }) => cloud.hardware?.names.includes(name) === true);
    const paid = cloud.hardware?.accepted === true ? hardwares.map((one) => one.price) : [];
    spent += cloudPriceOf(its.price, [], discount).total;
    spent += cloudPriceOf(its.price, paid, discount).total * (cloud.extended?.length ?? 0);
    const hardwareIds = hardwares.map(({ id }) => id);
    events.push(...eventsOfRental(unit.now, services, { accountId, its, cloud, hardwareIds }));
  }
  return { events, spent };
}

interface RentedCloud {
  readonly accountId: string;
  readonly its: CloudPackageRow;
  readonly cloud: DemoCloud;
  readonly hardwareIds: readonly string[];
}

/** Has a machine do something in no time. */
async function operate(
  then: UnitOfWork,
  services: PastServices,
  imageId: string,
  operation: CloudImageOperation,
): Promise<void> {
  const known = await lockCloudImage(then, imageId);
  if (known === undefined) throw new Error(`there is no cloud machine ${imageId}`);
  const { image, itsPackage } = known;
  let result: Extract<OperationProgress['progress'], { state: 'done' }>['result'] = {};
  if (operation === 'start') {
    const machineNumber = await findPlace(then, itsPackage.id);
    if (machineNumber === null) throw new Error(`no place is left for ${image.name}`);
    const ipRemote = simulateRemoteDesktop(imageId);
    await beginOperation(then, image, operation, { machineNumber, ipRemote });
    result = simulateCloudPlace(itsPackage.name, machineNumber);
  } else await beginOperation(then, image, operation);
  if (operation === 'backup') {
    result = { backupId: simulateBackup(then.now), backedUpAt: then.now };
  }
  const progress = { state: 'done', result } as const;
  await finishOperation.apply(then, services, imageId, { operation, since: then.now, progress });
}

function eventsOfRental(
  now: Date,
  services: PastServices,
  { accountId, its, cloud, hardwareIds }: RentedCloud,
): PastEvent[] {
  let imageId = '';
  const events: PastEvent[] = [];
  const add = (msAgo: number, happen: PastEvent['happen']) => {
    events.push({ at: new Date(now.getTime() - msAgo), happen });
  };
  const operateAt = (msAgo: number, operation: CloudImageOperation) =>
    add(msAgo, (then) => operate(then, services, imageId, operation));

  const { name, ago, extended = [], sessions, running, backedUp, hardware, deleted } = cloud;
  add(ago, async (then) => {
    imageId = await rentCloudImage(then, { accountId, packageId: its.id, name });
  });
  add(ago - 4 * SECOND, (then) => {
    const progress = { state: 'done', result: simulateCloudCredentials() } as const;
    return finishCreation.apply(then, services, imageId, progress);
  });
  for (const session of sessions) {
    operateAt(session.ago, 'start');
    operateAt(session.ago - session.minutes * MINUTE, 'shutdown');
  }
  if (hardware !== undefined) {
    add(hardware.ago, (then) => requestHardware(then, { accountId, imageId, hardwareIds }));
    if (hardware.accepted) {
      add(hardware.ago - 2 * HOUR, (then) => decideHardware(then, services, imageId, true));
    }
  }
  if (backedUp !== undefined) operateAt(backedUp, 'backup');
  for (const ms of extended) {
    add(ms, (then) => extendCloudImage(then, services, { accountId, imageId }));
  }
  if (running !== undefined) operateAt(running, 'start');
  const daysOfUse = its.daysOfUse * (1 + extended.length);
  const createdAt = new Date(now.getTime() - ago);
  if (deleted !== undefined) {
    add(deleted, (then) => deleteCloudImage(then, { accountId, imageId }));
  }
  const rented = { createdAt, daysOfUse, hoursOfUse: its.hoursOfUse, timeUsed: 0 };
  const msLeft = whatIsLeft(rented).dueAt - now.getTime();
  if (deleted === undefined && msLeft <= 0) {
    add(-msLeft, (then) => expireCloudImage.apply(then, services, imageId));
  }
  return events;
}
