import type { ComputerConfig, VpsOrder } from '@tram/api/types';
import { foldForSearch } from '@tram/machines/rules';
import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { foldedName } from '../auth/account-name.ts';
import { type DayRange, isWithinDays } from '../database/day-range.ts';
import { contains, type PageRange, totalOfList } from '../database/page.ts';
import { computerConfigs, vpsOrders } from '../database/schema/vps.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

export type ConfigRow = typeof computerConfigs.$inferSelect;

function toConfig(row: ConfigRow & { readonly rented: number }): ComputerConfig {
  return {
    _id: row.id,
    config_name: row.configName,
    monthly_rental_price: row.monthlyRentalPrice,
    cpu: row.cpu,
    ram: row.ram,
    ssd: row.ssd,
    gpu: row.gpu,
    network_speed: row.networkSpeed,
    ipv4: row.ipv4,
    os: row.os,
    data_center: row.dataCenter,
    is_available: row.rented < row.capacity ? 1 : 0,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * How many servers of a configuration have a renter; one that is being made counts too. The table of the configuration is named: in a
 * selection of one table, Drizzle leaves it out.
 */
const rentedServers = sql<number>`(
  select count(*)::int from ${vpsOrders} as rental
  where rental.config_id = ${computerConfigs}.id and rental.machine_number is not null
)`;

/** Reads the VPS configurations, cheapest first. */
export async function readConfigs(database: Database): Promise<ComputerConfig[]> {
  const rows = await database
    .select({ ...getTableColumns(computerConfigs), rented: rentedServers })
    .from(computerConfigs)
    .orderBy(asc(computerConfigs.monthlyRentalPrice), asc(computerConfigs.configName));
  return rows.map(toConfig);
}

export type VpsOrderRow = typeof vpsOrders.$inferSelect;

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
export function readVpsOrders(
  database: Database,
  where: SQL | undefined,
  { limit, offset }: PageRange,
) {
  return database
    .select({ ...getTableColumns(vpsOrders), total: totalOfList })
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

/** What narrows a list of orders, as the contract names it. What is left out or blank narrows nothing. */
interface VpsOrderFilters extends DayRange {
  /** Part of the configuration's name, as it was when the order was made; case and accents do not matter. */
  readonly config_name?: string | undefined;
  /** Part of the order's or the server's id, the configuration's name or the server's address. */
  readonly search?: string | undefined;
  /** Account whose orders are wanted: a name that is not the caller's own selects nothing. */
  readonly username?: string | undefined;
  readonly status?: 'already' | 'on_rental' | 'end' | undefined;
}

function searched(text: string): SQL | undefined {
  return or(
    contains(vpsOrders.id, text.toLowerCase()),
    contains(vpsOrders.vpsId, text.toLowerCase()),
    contains(vpsOrders.configNameFolded, foldForSearch(text)),
    contains(vpsOrders.ssh, text),
    contains(vpsOrders.ipRemote, text),
    contains(vpsOrders.intIp, text),
  );
}

/** The condition for an account's orders that pass every filter. @throws Refusal 400 for what is no date */
export function selectedVpsOrders(
  account: { readonly id: string; readonly username: string },
  { config_name, search, username, status, ...days }: VpsOrderFilters,
): SQL | undefined {
  const name = config_name?.trim() ?? '';
  const text = search?.trim() ?? '';
  const owner = foldedName(username ?? '');
  return and(
    eq(vpsOrders.accountId, account.id),
    owner === '' || owner === foldedName(account.username) ? undefined : sql`false`,
    name === '' ? undefined : contains(vpsOrders.configNameFolded, foldForSearch(name)),
    text === '' ? undefined : searched(text),
    isWithinDays(vpsOrders.timeStart, days),
    status === undefined || status === 'already' ? undefined : eq(vpsOrders.status, status),
  );
}
