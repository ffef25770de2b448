import { and, eq, gt } from 'drizzle-orm';
import { orders } from '../database/schema.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { expireOrder } from './expire-order.ts';
import { lockOrder } from './locked-order.ts';

/**
 * Moves the end of a PC's rental to now and ends it as its timer would.
 * @returns false when no PC that has been handed over is rented by this order
 */
export async function expireForSandbox(services: Services, orderId: string): Promise<boolean> {
  return inOneTransaction(services, async (unit) => {
    const locked = await lockOrder(unit, orderId);
    if (locked?.order.status !== 1 || locked.order.stage !== 'ready') return false;
    // One that is over and whose timer has not rung yet ended when it did.
    await unit.transaction
      .update(orders)
      .set({ endTime: unit.now })
      .where(and(eq(orders.id, orderId), gt(orders.endTime, unit.now)));
    await expireOrder.apply(unit, services, orderId, undefined);
    return true;
  });
}
