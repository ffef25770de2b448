import { and, asc, eq, isNull } from 'drizzle-orm';
import { whatIsLeft } from '../cloud/permission.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import { images, orders } from '../database/schema/pcs.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { Database } from '../database/tables.ts';
import { vpsLabel } from '../vps/vps-terms.ts';

/** A rental whose machine has been handed over, of whatever kind. */
interface RunningRental {
  /** Id of the PC order, the VPS order or the cloud machine. */
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly end: Date;
}

/** How many of each kind are read. */
const shown = 50;

async function runningPcs(database: Database): Promise<RunningRental[]> {
  const rows = await database
    .select({
      id: orders.id,
      username: accounts.username,
      name: images.name,
      end: orders.endTime,
    })
    .from(orders)
    .innerJoin(images, eq(images.id, orders.imageId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.status, 1), eq(orders.stage, 'ready')))
    .orderBy(asc(orders.endTime))
    .limit(shown);
  return rows.flatMap(({ id, username, name, end }) =>
    end === null ? [] : { id, username, name, end },
  );
}

async function runningVps(database: Database): Promise<RunningRental[]> {
  const rows = await database
    .select({ order: vpsOrders, username: accounts.username })
    .from(vpsOrders)
    .innerJoin(accounts, eq(accounts.id, vpsOrders.accountId))
    .where(and(eq(vpsOrders.status, 'on_rental'), eq(vpsOrders.stage, 'ready')))
    .orderBy(asc(vpsOrders.endTime))
    .limit(shown);
  return rows.map(({ order, username }) => ({
    id: order.id,
    username,
    name: vpsLabel(order),
    end: order.endTime,
  }));
}

async function runningClouds(database: Database): Promise<RunningRental[]> {
  const rows = await database
    .select({ image: cloudImages, username: accounts.username })
    .from(cloudImages)
    .innerJoin(accounts, eq(accounts.id, cloudImages.accountId))
    .where(
      and(
        eq(cloudImages.stage, 'ready'),
        eq(cloudImages.hasExpired, false),
        isNull(cloudImages.deletedAt),
      ),
    )
    .orderBy(asc(cloudImages.createdAt))
    .limit(shown);
  return rows.map(({ image, username }) => ({
    id: image.id,
    username,
    name: image.name,
    end: new Date(whatIsLeft(image).dueAt),
  }));
}

/** The rentals that run, the next to end first. */
export async function runningRentals(database: Database): Promise<RunningRental[]> {
  const kinds = await Promise.all([
    runningPcs(database),
    runningVps(database),
    runningClouds(database),
  ]);
  return kinds.flat().toSorted((a, b) => a.end.getTime() - b.end.getTime());
}
