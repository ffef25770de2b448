import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { VpsOrderRow } from './vps-order-view.ts';

/** Another account's order is refused like one that does not exist. */
function refuseUnknown(): Refusal {
  return new Refusal(404, 'Không tìm thấy đơn VPS này');
}

function owned(accountId: string, orderId: string): SQL | undefined {
  return and(eq(vpsOrders.id, orderId), eq(vpsOrders.accountId, accountId));
}

/**
 * Reads an order of an account.
 * @throws Refusal 404
 */
export async function readOwnedVpsOrder(
  database: Database,
  accountId: string,
  orderId: string,
): Promise<VpsOrderRow> {
  const [order] = await database.select().from(vpsOrders).where(owned(accountId, orderId));
  if (order === undefined) throw refuseUnknown();
  return order;
}

/**
 * Locks an order of an account until the unit ends. It is the first lock taken of those about a VPS: order, then
 * configuration, then account.
 * @throws Refusal 404
 */
export async function lockOwnedVpsOrder(
  unit: UnitOfWork,
  accountId: string,
  orderId: string,
): Promise<VpsOrderRow> {
  const [order] = await unit.transaction
    .select()
    .from(vpsOrders)
    .where(owned(accountId, orderId))
    .for('no key update');
  if (order === undefined) throw refuseUnknown();
  return order;
}

/** Locks an order for what happens by itself, whoever owns it. Undefined when there is none. */
export async function lockVpsOrder(
  unit: UnitOfWork,
  orderId: string,
): Promise<VpsOrderRow | undefined> {
  const [order] = await unit.transaction
    .select()
    .from(vpsOrders)
    .where(eq(vpsOrders.id, orderId))
    .for('no key update');
  return order;
}

/** Whether a rental is over: it was ended, or its paid time is and the timer has not rung yet. */
export function isOver(order: VpsOrderRow, now: Date): boolean {
  return order.status === 'end' || (order.stage === 'ready' && order.endTime <= now);
}
