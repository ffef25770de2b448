import { cloudPriceOf, formatMoney } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { cloudImages, cloudImageTerms, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book, lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { isFull, takenPlaces } from './cloud-package-view.ts';
import type { CloudPackageRow } from './owned-cloud-image.ts';
import { termWords } from './publish-result.ts';

/** What a customer asks for. */
interface CloudRentalRequest {
  readonly accountId: string;
  readonly packageId: string;
  /** As it was typed; the package's name takes the place of an empty one. */
  readonly name: string;
}

async function openPackage(unit: UnitOfWork, packageId: string): Promise<CloudPackageRow> {
  const [its] = await unit.transaction
    .select()
    .from(cloudPackages)
    .where(eq(cloudPackages.id, packageId));
  if (its === undefined) throw new Refusal(404, 'Không tìm thấy gói này, bạn chọn gói khác');
  if (isFull(its, await takenPlaces(unit.transaction, [its.id]))) {
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
 * @throws Refusal 404 unknown package; 409 the package is full, or the balance does not suffice
 */
export async function rentCloudImage(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  request: CloudRentalRequest,
): Promise<string> {
  const { transaction, now } = unit;
  const { accountId } = request;
  const its = await openPackage(unit, request.packageId);
  const { discountCloud } = await lockAccount(unit, accountId);
  const { total } = cloudPriceOf(its.price, [], discountCloud);
  const id = newId();
  const name = request.name.normalize('NFC').trim() || its.name;
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
  await schedule(unit, services, { kind: 'cloud.create', reference: id, dueAt: now });
  return id;
}
