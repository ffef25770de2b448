import type { VpsOrder } from '@tram/api/types';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { PageRange } from '../database/page.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

/** A row of `vps_orders`. */
export type VpsOrderRow = typeof vpsOrders.$inferSelect;

/** An order as the contract gives it. */
export function toVpsOrder(row: VpsOrderRow): VpsOrder {
  return {
    _id: row.id,
    rental_period: row.rentalPeriod,
    time_start: row.timeStart.toISOString(),
    end_time: row.endTime.toISOString(),
    status: row.status,
    discount: row.discount,
    total_price: row.totalPrice,
    vps: {
      _id: row.vpsId,
      user: row.user,
      pass: row.pass,
      ssh: row.ssh,
      ip_remote: row.ipRemote,
      int_ip: row.intIp,
      api_tunnel: row.apiTunnel,
      os: row.os,
      config: { config_name: row.configName, monthly_rental_price: row.monthlyRentalPrice },
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Reads rows of orders, newest first. */
export async function readVpsOrders(
  database: Database,
  where: SQL | undefined,
  { limit, offset }: PageRange,
): Promise<VpsOrderRow[]> {
  return database
    .select()
    .from(vpsOrders)
    .where(where)
    .orderBy(desc(vpsOrders.createdAt), desc(vpsOrders.id))
    .limit(limit)
    .offset(offset);
}

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

/** Locks an order of any account, for timers. Undefined when there is none. */
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

/** Whether a rental is over: it was ended, or its paid time is and the timer has not fired yet. */
export function isOver(order: VpsOrderRow, now: Date): boolean {
  return order.status === 'end' || (order.stage === 'ready' && order.endTime <= now);
}
