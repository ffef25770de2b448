import { vpsRentalEnd } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import { isOver, lockOwnedVpsOrder, type VpsOrderRow } from './vps-order-view.ts';
import { chargeTerm, priceOfMonths, vpsWords } from './vps-terms.ts';

/** What a customer asks for. */
interface VpsExtensionRequest {
  readonly accountId: string;
  readonly orderId: string;
  /** Calendar months, at least 1. */
  readonly months: number;
}

/**
 * Extends a rental that is not over, one whose server is still being made too. It costs the monthly price that the order
 * was made at, which is what its customer sees, less the account's present discount. The timer of the expiry is left
 * alone: when it fires it finds the new end and waits for that.
 * @throws Refusal 400 too many months in all; 404 unknown order; 409 the order has ended, or the balance does not suffice
 */
export async function extendVpsRental(
  unit: UnitOfWork,
  { accountId, orderId, months }: VpsExtensionRequest,
): Promise<VpsOrderRow> {
  const { transaction, now } = unit;
  const order = await lockOwnedVpsOrder(unit, accountId, orderId);
  if (isOver(order, now)) {
    throw new Refusal(409, 'Đơn VPS này đã kết thúc nên không gia hạn được. Bạn thuê VPS mới.');
  }
  const account = await lockAccount(unit, accountId);
  const price = priceOfMonths(
    months,
    order.monthlyRentalPrice,
    account.discountVps,
    order.rentalPeriod,
  );
  await chargeTerm(unit, {
    accountId,
    orderId,
    termId: newId(),
    kind: 'extension',
    months,
    price,
  });
  const rentalPeriod = order.rentalPeriod + months;
  const [extended] = await transaction
    .update(vpsOrders)
    .set({
      rentalPeriod,
      endTime: new Date(vpsRentalEnd(order.timeStart.getTime(), rentalPeriod)),
      totalPrice: order.totalPrice + price,
      updatedAt: now,
    })
    .where(eq(vpsOrders.id, orderId))
    .returning();
  if (extended === undefined) throw new Error('the order was not written');
  await writeLog(unit, {
    accountId,
    group: order.configName,
    message: vpsWords.extended(order, months, price),
  });
  return extended;
}
