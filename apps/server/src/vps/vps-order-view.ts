import { desc, type SQL } from 'drizzle-orm';
import type { VpsOrder } from '@tram/api/types';
import type { Database } from '../database/tables.ts';
import type { PageRange } from '../database/page.ts';
import { vpsOrders } from '../database/schema/vps.ts';

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
