import { extensionEnd, formatMoney } from '@tram/machines/rules';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { given, prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { ledgerEntries } from '../database/schema/money.ts';
import { images, orderHistory, orders, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { preparedWrites } from '../database/write-together.ts';
import { lockOwnedImage, ownedBy, requireAllowed } from '../images/owned-image.ts';
import { balanceAfter, bookingWrites, requireConfirmedTotal } from '../ledger/book.ts';
import { givenLogLine, logRow } from '../logs/operations.ts';
import { periodWords, type RentalRequest, termsOf } from './rentals.ts';

/** A running rental with its PC, its package and the account that pays, locked in that order as everything about rentals does. */
const lockedRental = prepared((database) =>
  database
    .select({
      image: {
        id: images.id,
        name: images.name,
        isBooting: images.isBooting,
        isInstalled: images.isInstalled,
        estimateUsed: images.estimateUsed,
      },
      itsPackage: {
        name: packages.name,
        pricePerHour: packages.pricePerHour,
        pricePerDay: packages.pricePerDay,
        pricePerMonth: packages.pricePerMonth,
      },
      order: {
        id: orders.id,
        rentalPeriod: orders.rentalPeriod,
        afterExp: orders.afterExp,
        totalPrice: orders.totalPrice,
        endTime: orders.endTime,
      },
      account: { balance: accounts.balance, discountPc: accounts.discountPc },
    })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .innerJoin(orders, and(eq(orders.imageId, images.id), eq(orders.status, 1)))
    .innerJoin(accounts, eq(accounts.id, images.accountId))
    .where(and(eq(images.id, sql.placeholder('imageId')), ownedBy(sql.placeholder('accountId'))))
    // PostgreSQL takes the locks of a row in the order in which the tables are named here.
    .for('no key update', { of: [images, orders, accounts] })
    .prepare('locked_rental'),
);

/**
 * Locks a running rental until the unit ends.
 * @throws Refusal 404 unknown PC; 409 not installed, or already over
 */
async function lockRental(unit: UnitOfWork, { accountId, imageId }: RentalRequest) {
  const [rental] = await lockedRental(unit.transaction).execute({ accountId, imageId });
  // Without a running order there is no row: the PC alone says why.
  const { image } = rental ?? (await lockOwnedImage(unit, accountId, imageId));
  requireAllowed('extend', image, unit.now);
  const end = rental?.order.endTime ?? null;
  if (rental === undefined || end === null) {
    throw new Error(`PC ${image.id} is installed without a running order`);
  }
  return { ...rental, end };
}

/** What an extension writes beside the change of the balance. */
function extensionWrites(database: Database) {
  const createdAt = given('now', orders.updatedAt);
  const unit = given('unit', orders.unit);
  const end = given('end', orders.endTime);
  return [
    database.insert(orderHistory).values({
      id: given('entryId', orderHistory.id),
      orderId: given('orderId', orderHistory.orderId),
      rentalPeriod: given('hours', orderHistory.rentalPeriod),
      unit,
      price: given('price', orderHistory.price),
      createdAt,
    }),
    database
      .update(orders)
      .set({
        rentalPeriod: given('rentalPeriod', orders.rentalPeriod),
        unit,
        afterExp: given('afterExp', orders.afterExp),
        totalPrice: given('totalPrice', orders.totalPrice),
        endTime: end,
        updatedAt: createdAt,
      })
      .where(eq(orders.id, sql.placeholder('orderId'))),
    database
      .update(images)
      .set({ estimateUsed: end, unit, updatedAt: createdAt })
      .where(eq(images.id, sql.placeholder('imageId'))),
    givenLogLine(database),
  ];
}

const writePaidExtension = preparedWrites('paid_extension', (database) => [
  ...bookingWrites(database, {
    accountId: given('accountId', ledgerEntries.accountId),
    amount: given('amount', ledgerEntries.amount),
    kind: 'extension',
    reference: given('entryId', ledgerEntries.reference),
    balanceAfter: given('balance', ledgerEntries.balanceAfter),
    createdAt: given('now', ledgerEntries.createdAt),
  }),
  ...extensionWrites(database),
]);
/** A discount of 100 % leaves nothing to book. */
const writeFreeExtension = preparedWrites('free_extension', extensionWrites);

/**
 * Extends a running rental from its present end, at the present prices and discount, as `startRental` charges. The timer
 * of the expiry is left alone: when it fires it finds the new end and waits for that.
 * @throws Refusal 404 unknown PC; 409 not installed, already over, the price is not the confirmed one, or the balance does not
 *   suffice
 */
export async function extendRental(unit: UnitOfWork, request: RentalRequest): Promise<void> {
  const { accountId, imageId } = request;
  const { now } = unit;
  const { image, itsPackage, order, account, end: presentEnd } = await lockRental(unit, request);
  const { hours, price } = termsOf(request, itsPackage, account.discountPc, order.rentalPeriod);
  requireConfirmedTotal(price.total, request.confirmedTotal);
  const amount = -price.total;
  const line = logRow(unit, {
    accountId,
    group: itsPackage.name,
    message: `Gia hạn ${image.name} (${itsPackage.name}) ${periodWords(request.period, request.unit)}, ${formatMoney(price.total)}`,
  });
  const write = amount === 0 ? writeFreeExtension : writePaidExtension;
  await write(unit, {
    ...line,
    imageId,
    orderId: order.id,
    entryId: newId(),
    amount,
    balance: balanceAfter(account, amount),
    hours,
    price: price.total,
    unit: request.unit,
    rentalPeriod: order.rentalPeriod + hours,
    afterExp: order.afterExp + price.total,
    totalPrice: order.totalPrice + price.total,
    end: new Date(extensionEnd(now.getTime(), presentEnd.getTime(), request)),
    now,
  });
}
