import { formatMoney, HOUR } from '@tram/machines/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { images, orderHistory, orders, packages } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage } from '../images/owned-image.ts';
import { requireAllowed } from '../images/permission.ts';
import { book, lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import { lowestFreeNumber } from '../rentals/free-number.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { periodWords, type RentalRequest, termsOf } from './rental-terms.ts';

/**
 * Rents a PC: takes a free machine of its package, charges the account, and has the machine made. All of it or nothing:
 * the machine itself is asked for by a timer, which is kept together with the charge and survives a crash.
 * @throws Refusal 404 unknown PC; 409 rented or booting already, no machine free, or the balance does not suffice
 */
export async function startRental(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  request: RentalRequest,
): Promise<void> {
  const { transaction, now } = unit;
  const { image } = await lockOwnedImage(unit, request.accountId, request.imageId);
  requireAllowed('rent', image, now);
  const { itsPackage, machineNumber } = await takeMachine(unit, image.packageId);
  const account = await lockAccount(unit, request.accountId);
  const { hours, price } = termsOf(request, itsPackage, account.discountPc);

  const orderId = newId();
  await book(unit, {
    accountId: request.accountId,
    amount: -price.total,
    kind: 'rental',
    reference: orderId,
  });
  await transaction.insert(orders).values({
    id: orderId,
    accountId: request.accountId,
    imageId: image.id,
    rentalPeriod: hours,
    unit: request.unit,
    pricePerHour: itsPackage.pricePerHour,
    pricePerDay: itsPackage.pricePerDay,
    pricePerMonth: itsPackage.pricePerMonth,
    discount: account.discountPc,
    totalPrice: price.total,
    createdAt: now,
    updatedAt: now,
  });
  await transaction.insert(orderHistory).values({
    orderId,
    rentalPeriod: hours,
    unit: request.unit,
    price: price.total,
    createdAt: now,
  });
  await transaction
    .update(images)
    .set({
      isBooting: true,
      bootingSince: now,
      // An estimate: the paid time starts when the machine is handed over.
      estimateUsed: new Date(now.getTime() + hours * HOUR),
      unit: request.unit,
      machineNumber,
      updatedAt: now,
    })
    .where(eq(images.id, image.id));
  await writeLog(unit, {
    accountId: request.accountId,
    group: itsPackage.name,
    message: `Thuê ${image.name} (${itsPackage.name}) ${periodWords(request.period, request.unit)}, ${formatMoney(price.total)}`,
  });
  await schedule(unit, services, { kind: 'order.provision', reference: orderId, dueAt: now });
}

/**
 * Finds the lowest number of a package that no PC has. The package is locked, so two orders cannot find the same one and
 * no more machines are rented than there are.
 */
async function takeMachine(
  unit: UnitOfWork,
  packageId: string,
): Promise<{ itsPackage: typeof packages.$inferSelect; machineNumber: number }> {
  const [itsPackage] = await unit.transaction
    .select()
    .from(packages)
    .where(eq(packages.id, packageId))
    .for('no key update');
  if (itsPackage === undefined) throw new Refusal(404, 'Gói của PC này không còn nữa');
  const taken = await unit.transaction
    .select({ machineNumber: images.machineNumber })
    .from(images)
    .where(and(eq(images.packageId, packageId), isNotNull(images.machineNumber)))
    .orderBy(asc(images.machineNumber));
  const machineNumber = lowestFreeNumber(
    taken.map((row) => row.machineNumber),
    itsPackage.capacity,
  );
  if (machineNumber === null) {
    throw new Refusal(
      409,
      `Gói ${itsPackage.name} hiện đã hết máy, bạn chọn gói khác hoặc thử lại sau`,
    );
  }
  return { itsPackage, machineNumber };
}
