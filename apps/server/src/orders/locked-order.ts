import { eq } from 'drizzle-orm';
import { images, orders, packages } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { ImageRow } from '../images/owned-image.ts';
import type { OrderRow } from './order-view.ts';

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
