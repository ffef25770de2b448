import { and, eq, gt } from 'drizzle-orm';
import { vpsOrders } from '../database/schema/vps.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { expireVps } from './expire-vps.ts';
import { lockVpsOrder } from './locked-vps-order.ts';

/**
 * Moves the end of a rental to now and ends it as its timer would.
 * @returns false when no VPS that has been handed over is rented by this order
 */
export async function expireForSandbox(services: Services, orderId: string): Promise<boolean> {
  return inOneTransaction(services, async (unit) => {
    const order = await lockVpsOrder(unit, orderId);
    if (order?.status !== 'on_rental' || order.stage !== 'ready') return false;
    // One that is over and whose timer has not rung yet ended when it did.
    await unit.transaction
      .update(vpsOrders)
      .set({ endTime: unit.now })
      .where(and(eq(vpsOrders.id, orderId), gt(vpsOrders.endTime, unit.now)));
    await expireVps.apply(unit, services, orderId);
    return true;
  });
}
