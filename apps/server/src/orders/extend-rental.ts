import { extensionEnd, formatMoney } from '@tram/machines/rules';
import { and, eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { images, orderHistory, orders } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage } from '../images/owned-image.ts';
import { requireAllowed } from '../images/permission.ts';
import { book, lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { periodWords, type RentalRequest, termsOf } from './rental-terms.ts';

/**
 * Extends a running rental from its present end, at the present prices and discount, as `startRental` charges. The timer
 * of the expiry is left alone: when it fires it finds the new end and waits for that.
 * @throws Refusal 404 unknown PC; 409 not installed, already over, or the balance does not suffice
 */
export async function extendRental(unit: UnitOfWork, request: RentalRequest): Promise<void> {
  const { transaction, now } = unit;
  const { image, itsPackage } = await lockOwnedImage(unit, request.accountId, request.imageId);
  requireAllowed('extend', image, now);
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.imageId, image.id), eq(orders.status, 1)))
    .for('no key update');
  const presentEnd = order?.endTime ?? null;
  if (order === undefined || presentEnd === null) {
    throw new Error(`PC ${image.id} is installed without a running order`);
  }
  const account = await lockAccount(unit, request.accountId);
  const { hours, price } = termsOf(request, itsPackage, account.discountPc, order.rentalPeriod);

  const entryId = newId();
  await book(unit, {
    accountId: request.accountId,
    amount: -price.total,
    kind: 'extension',
    reference: entryId,
  });
  const end = new Date(extensionEnd(now.getTime(), presentEnd.getTime(), request));
  await transaction.insert(orderHistory).values({
    id: entryId,
    orderId: order.id,
    rentalPeriod: hours,
    unit: request.unit,
    price: price.total,
    createdAt: now,
  });
  await transaction
    .update(orders)
    .set({
      rentalPeriod: order.rentalPeriod + hours,
      unit: request.unit,
      afterExp: order.afterExp + price.total,
      totalPrice: order.totalPrice + price.total,
      endTime: end,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id));
  await transaction
    .update(images)
    .set({ estimateUsed: end, unit: request.unit, updatedAt: now })
    .where(eq(images.id, image.id));
  await writeLog(unit, {
    accountId: request.accountId,
    group: itsPackage.name,
    message: `Gia hạn ${image.name} (${itsPackage.name}) ${periodWords(request.period, request.unit)}, ${formatMoney(price.total)}`,
  });
}
