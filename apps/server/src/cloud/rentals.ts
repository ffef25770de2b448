import { hardwarePricesOf } from '@tram/machines/hardware-request/rules';
import {
  cloudExtension,
  cloudIsOver,
  cloudMinutesUsed,
  cloudPriceOf,
  formatMoney,
} from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { cloudImages, cloudImageTerms, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book, lockAccount, requireConfirmedTotal } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { CloudCredentials, CloudProgress } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { driverTask } from './ask-driver.ts';
import { isFull, takenPlaces } from './cloud-views.ts';
import {
  type CloudPackageRow,
  findCloudImage,
  type KnownCloudImage,
  lockCloudImage,
  lockOwnedCloudImage,
  requireAllowed,
  whatIsLeft,
} from './cloud-machine.ts';
import { logOf, publishResult, termWords } from './publish-result.ts';

interface CloudRentalRequest {
  readonly accountId: string;
  readonly packageId: string;
  /** As it was typed; the package's name takes the place of an empty one. */
  readonly name: string;
  /** What the customer has confirmed to pay, VND. @default nothing in particular: the present price */
  readonly confirmedTotal?: number | null;
}

async function openPackage(unit: UnitOfWork, packageId: string): Promise<CloudPackageRow> {
  const [its] = await unit.transaction
    .select()
    .from(cloudPackages)
    .where(eq(cloudPackages.id, packageId));
  if (its === undefined) throw new Refusal(404, 'Không tìm thấy gói này, bạn chọn gói khác');
  if (isFull(its, (await takenPlaces(unit.transaction, its.id)).length)) {
    throw new Refusal(
      409,
      `Gói ${its.name} hiện đã hết máy (Server Full), bạn chọn gói khác hoặc thử lại sau`,
    );
  }
  return its;
}

/**
 * Rents a cloud machine: charges the account and has the machine made. All of it or nothing: the machine itself is asked
 * for by a timer, which is kept together with the charge and survives a crash.
 * @returns the id of the machine
 * @throws Refusal 404 unknown package; 409 the package is full, the price is not the confirmed one, or the
 *   balance does not suffice
 */
export async function rentCloudImage(
  unit: UnitOfWork,
  request: CloudRentalRequest,
): Promise<string> {
  const { transaction, now } = unit;
  const { accountId } = request;
  const its = await openPackage(unit, request.packageId);
  const { discountCloud } = await lockAccount(unit, accountId);
  const { total } = cloudPriceOf(its.price, [], discountCloud);
  requireConfirmedTotal(total, request.confirmedTotal);
  const id = newId();
  const name = request.name.trim() || its.name;
  await book(unit, { accountId, amount: -total, kind: 'rental', reference: id });
  await transaction.insert(cloudImages).values({
    id,
    accountId,
    cloudPackageId: its.id,
    name,
    daysOfUse: its.daysOfUse,
    hoursOfUse: its.hoursOfUse,
    price: total,
    discount: discountCloud,
    createdAt: now,
    updatedAt: now,
  });
  await transaction.insert(cloudImageTerms).values({
    cloudImageId: id,
    daysOfUse: its.daysOfUse,
    hoursOfUse: its.hoursOfUse,
    price: total,
    createdAt: now,
  });
  await writeLog(unit, {
    accountId,
    group: its.name,
    message: `Thuê máy cloud ${name} (${its.name}) ${termWords(its)}, ${formatMoney(total)}`,
  });
  await schedule(unit, { kind: 'cloud.create', reference: id, dueAt: now });
  return id;
}

/** Asks for the machine of a rental until it is ready or has failed. A failure is refunded. */
export const finishCreation = {
  async ask(services, imageId) {
    const known = await findCloudImage(services.database, imageId);
    if (known?.image.stage !== 'creating') return null;
    const task = driverTask(known, known.image.createdAt);
    return services.cloudMachines.create(task, services.clock.now());
  },

  async apply(
    unit: UnitOfWork,
    services: Pick<Services, 'events' | 'log'>,
    imageId: string,
    progress: CloudProgress<CloudCredentials> | null,
  ) {
    const known = await lockCloudImage(unit, imageId);
    // Another process was faster, or the machine does not exist.
    if (progress === null || known?.image.stage !== 'creating') return 'done';
    if (progress.state === 'pending') return { again: progress.askAgainAt };
    if (progress.state === 'done') await handOver(unit, services, known, progress.result);
    else {
      const { reason } = progress;
      services.log.error({ imageId, reason }, 'a cloud machine could not be made');
      await payBack(unit, services, known);
    }
    return 'done';
  },
} satisfies TimerHandler<CloudProgress<CloudCredentials> | null>;

/** The machine is ready and can be started. Its days count from the rental, not from here. */
async function handOver(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  known: KnownCloudImage,
  { username, password }: CloudCredentials,
): Promise<void> {
  const { image } = known;
  await unit.transaction
    .update(cloudImages)
    .set({ stage: 'ready', hasMachine: true, username, password, updatedAt: unit.now })
    .where(eq(cloudImages.id, image.id));
  const dueAt = new Date(whatIsLeft(image).dueAt);
  await schedule(unit, { kind: 'cloud.expire', reference: image.id, dueAt });
  const message = `Tạo máy cloud ${image.name} thành công`;
  await publishResult(unit, services, known, { action: 'create', status: 'SUCCESS', message });
}

/** The machine could not be made: nothing was bought, and the balance gets its money back. Only the order table shows it. */
async function payBack(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  known: KnownCloudImage,
): Promise<void> {
  const { transaction, now } = unit;
  const { id, accountId, name, price } = known.image;
  await transaction
    .update(cloudImages)
    .set({ stage: 'failed', deletedAt: now, price: 0, updatedAt: now })
    .where(eq(cloudImages.id, id));
  await transaction.delete(cloudImageTerms).where(eq(cloudImageTerms.cloudImageId, id));
  await book(unit, { accountId, amount: price, kind: 'refund', reference: id });
  await schedule(unit, { kind: 'cloud.release', reference: id, dueAt: now });
  const message = `Tạo máy cloud ${name} không thành công, tiền thuê đã được hoàn vào số dư`;
  await publishResult(unit, services, known, { action: 'create', status: 'FAILED', message });
}

interface CloudExtensionRequest extends Pick<CloudRentalRequest, 'accountId' | 'confirmedTotal'> {
  readonly imageId: string;
}

/**
 * Extends a cloud machine at the present price of its package, with the accepted hardware at the prices of its request,
 * less the present discount. Its hours and days grow, and one that had expired can be started again.
 *
 * The timers of its end are left alone: when they fire they find the new end and wait for that. Only where the days were
 * over, and their timer with them, there is a new one.
 * @throws Refusal 404 unknown machine; 409 being created, deleted, paid for too far ahead, the price is not the confirmed
 *   one, or the balance does not suffice
 */
export async function extendCloudImage(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'events'>,
  { accountId, imageId, confirmedTotal }: CloudExtensionRequest,
): Promise<void> {
  const { transaction, now } = unit;
  const known = await lockOwnedCloudImage(unit, accountId, imageId);
  const { image, itsPackage } = known;
  requireAllowed('extend', image, now);
  const { discountCloud } = await lockAccount(unit, accountId);
  const hardware = hardwarePricesOf(image.acceptedAddHardwares, image.hardwares);
  const { total } = cloudPriceOf(itsPackage.price, hardware, discountCloud);
  requireConfirmedTotal(total, confirmedTotal);
  const before = whatIsLeft(image);
  const extended = cloudExtension(
    {
      createdAt: image.createdAt.getTime(),
      daysOfUse: image.daysOfUse,
      hoursOfUse: image.hoursOfUse,
      minutesUsed: cloudMinutesUsed(image.timeUsed),
    },
    itsPackage,
    now.getTime(),
  );
  if (extended === null) {
    throw new Refusal(409, 'Máy đã được trả trước đến gần 5 năm, bạn gia hạn sau nhé');
  }
  const { daysOfUse, hoursOfUse } = extended;
  const granted = { daysOfUse: extended.daysGranted, hoursOfUse: extended.hoursGranted };
  const termId = newId();
  await book(unit, { accountId, amount: -total, kind: 'extension', reference: termId });
  await transaction.insert(cloudImageTerms).values({
    id: termId,
    cloudImageId: image.id,
    ...granted,
    price: total,
    createdAt: now,
  });
  await transaction
    .update(cloudImages)
    .set({
      daysOfUse,
      hoursOfUse,
      price: image.price + total,
      isExtended: true,
      hasExpired: cloudIsOver(extended, now.getTime()),
      updatedAt: now,
    })
    .where(eq(cloudImages.id, image.id));
  if (before.dueAt <= now.getTime()) {
    const dueAt = new Date(extended.dueAt);
    await schedule(unit, { kind: 'cloud.expire', reference: image.id, dueAt });
  }
  await publishResult(unit, services, known, {
    action: 'extend',
    status: 'SUCCESS',
    message: `Gia hạn máy cloud ${image.name} thêm ${termWords(granted)}, ${formatMoney(total)}`,
  });
}

/**
 * Writes down that the days of a machine are over; its session, which ends at the same moment, has a timer of its own. One
 * that was extended meanwhile is checked again at its new end.
 */
export const expireCloudImage = {
  async apply(unit: UnitOfWork, services: Pick<Services, 'events'>, imageId: string) {
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
} satisfies TimerHandler;

/**
 * Ends a rental without refund. The order table keeps it; its virtual machine, user and backup are thrown away.
 * @throws Refusal 404 unknown machine; 409 being created, running, busy, or deleted already
 */
export async function deleteCloudImage(
  unit: UnitOfWork,
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
  await schedule(unit, { kind: 'cloud.release', reference: imageId, dueAt: now });
  await logOf(unit, known, `Xóa hẳn máy cloud ${known.image.name}`);
}
