import {
  formatMoney,
  HOUR,
  MAXIMUM_RENTAL_HOURS,
  type Price,
  priceOf,
  rentalHours,
  type RentalUnit,
} from '@tram/machines/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { images, orderHistory, orders, packages } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeTogether } from '../database/write-together.ts';
import { lockOwnedImage, requireAllowed } from '../images/owned-image.ts';
import { changeOfBalance, lockAccount, requireConfirmedTotal } from '../ledger/book.ts';
import { logLine } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import { lowestFreeNumber } from '../rentals/free-number.ts';
import { schedule } from '../timers/schedule.ts';

const words: Readonly<Record<RentalUnit, string>> = { hour: 'giờ', day: 'ngày', month: 'tháng' };

/** A period in words, for logs: `2 giờ`. */
export function periodWords(period: number, unit: RentalUnit): string {
  return `${period} ${words[unit]}`;
}

export interface RentalRequest {
  readonly accountId: string;
  readonly imageId: string;
  /** Number of units, at least 1. */
  readonly period: number;
  readonly unit: RentalUnit;
  /** What the customer has confirmed to pay, VND. @default nothing in particular: the present price */
  readonly confirmedTotal?: number | null;
}

/** Prices as a row of `packages` or `orders` has them, VND. */
interface StoredPrices {
  readonly pricePerHour: number;
  readonly pricePerDay: number;
  readonly pricePerMonth: number;
}

/**
 * Hours and price of a request, by the same rule that the portal previews with.
 * @param alreadyHours hours that the rental has so far
 * @throws Refusal 400 for a period that is no whole number of units, or too long
 */
export function termsOf(
  { period, unit }: Pick<RentalRequest, 'period' | 'unit'>,
  prices: StoredPrices,
  discountPercent: number,
  alreadyHours = 0,
): { hours: number; price: Price } {
  if (!Number.isSafeInteger(period) || period < 1) {
    throw new Refusal(400, 'Thời gian thuê phải là số nguyên, ít nhất là 1');
  }
  const hours = rentalHours({ period, unit });
  if (alreadyHours + hours > MAXIMUM_RENTAL_HOURS) {
    throw new Refusal(400, 'Thời gian thuê tối đa là 5 năm, bạn chọn thời gian ngắn hơn');
  }
  const price = priceOf(
    {
      price_per_hour: prices.pricePerHour,
      price_per_day: prices.pricePerDay,
      price_per_month: prices.pricePerMonth,
    },
    { period, unit },
    discountPercent,
  );
  return { hours, price };
}

/**
 * Rents a PC: takes a free machine of its package, charges the account, and has the machine made. All of it or nothing:
 * the machine itself is asked for by a timer, which is kept together with the charge and survives a crash.
 * @returns the id of the order and the number of the machine
 * @throws Refusal 404 unknown PC; 409 rented or booting already, no machine free, the price is not the confirmed one, or
 *   the balance does not suffice
 */
export async function startRental(
  unit: UnitOfWork,
  request: RentalRequest,
): Promise<{ id: string; machineNumber: number }> {
  const { transaction, now } = unit;
  const { image } = await lockOwnedImage(unit, request.accountId, request.imageId);
  requireAllowed('rent', image, now);
  const { itsPackage, machineNumber } = await takeMachine(unit, image.packageId);
  const account = await lockAccount(unit, request.accountId);
  const { hours, price } = termsOf(request, itsPackage, account.discountPc);
  requireConfirmedTotal(price.total, request.confirmedTotal);

  const orderId = newId();
  const charge = changeOfBalance(unit, account, {
    amount: -price.total,
    kind: 'rental',
    reference: orderId,
  });
  await writeTogether(unit, [
    ...charge.writes,
    transaction.insert(orders).values({
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
    }),
    transaction.insert(orderHistory).values({
      orderId,
      rentalPeriod: hours,
      unit: request.unit,
      price: price.total,
      createdAt: now,
    }),
    transaction
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
      .where(eq(images.id, image.id)),
    logLine(unit, {
      accountId: request.accountId,
      group: itsPackage.name,
      message: `Thuê ${image.name} (${itsPackage.name}) ${periodWords(request.period, request.unit)}, ${formatMoney(price.total)}`,
    }),
  ]);
  await schedule(unit, { kind: 'order.provision', reference: orderId, dueAt: now });
  return { id: orderId, machineNumber };
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
