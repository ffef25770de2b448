import type { Order } from '@tram/api/types';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type PageRange, type QueryRange, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { images, orders, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { ImageRow } from '../images/owned-image.ts';

export type OrderRow = typeof orders.$inferSelect;

export function toOrder({ order, imageName }: SelectedOrder): Order {
  return {
    _id: order.id,
    remote_ext_ip: order.remoteExtIp,
    ip: order.ip,
    user_remote: order.userRemote,
    image: {
      _id: order.imageId,
      name: imageName,
      package: {
        price_per_hour: order.pricePerHour,
        price_per_day: order.pricePerDay,
        price_per_month: order.pricePerMonth,
      },
    },
    passRdp: order.passRdp,
    rental_period: order.rentalPeriod,
    unit: order.unit,
    time_boot: order.timeBoot?.toISOString() ?? null,
    end_time: order.endTime?.toISOString() ?? null,
    status: order.status === 1 ? 1 : 0,
    after_exp: order.afterExp,
    total_price: order.totalPrice,
    discount: order.discount,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)];

function selectOrders(database: Database, where: SQL | undefined, range: QueryRange) {
  const page = database
    .select({ ...getTableColumns(orders), total: totalOfList })
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(range.limit)
    .offset(range.offset)
    .as('orders');
  return database
    .select({ order: orders, imageName: images.name, total: page.total })
    .from(page)
    .innerJoin(images, eq(images.id, orders.imageId))
    .orderBy(...newestFirst);
}

type SelectedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const ordersOfAccount = prepared((database) =>
  selectOrders(database, eq(orders.accountId, sql.placeholder('accountId')), anyRange).prepare(
    'orders',
  ),
);

/**
 * Reads rows of an account's orders, newest first.
 * @param filters conditions on columns of `orders`
 */
export function readOrders(
  database: Database,
  accountId: string,
  filters: readonly SQL[],
  range: PageRange,
): PromiseLike<SelectedOrder[]> {
  return filters.length === 0
    ? ordersOfAccount(database).execute({ accountId, ...range })
    : selectOrders(database, and(eq(orders.accountId, accountId), ...filters), range);
}

/** An order with its PC, both locked until the unit ends. */
export interface LockedOrder {
  readonly order: OrderRow;
  readonly image: ImageRow;
  readonly packageName: string;
}

/** Locks an order's PC, then the order, as everything about rentals does. Undefined when there is no such order. */
export async function lockOrder(
  unit: UnitOfWork,
  orderId: string,
): Promise<LockedOrder | undefined> {
  const [its] = await unit.transaction
    .select({ image: images, packageName: packages.name })
    .from(images)
    .innerJoin(orders, eq(orders.imageId, images.id))
    .innerJoin(packages, eq(packages.id, images.packageId))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: images });
  if (its === undefined) return undefined;
  const [order] = await unit.transaction
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  return order === undefined ? undefined : { ...its, order };
}
