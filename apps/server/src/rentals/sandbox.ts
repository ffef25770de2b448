import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { whatIsLeft } from '../cloud/cloud-machine.ts';
import { expireCloudForSandbox } from '../cloud/sandbox.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import { images, orders } from '../database/schema/pcs.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { Database } from '../database/tables.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { expireOrder } from '../orders/rental-timers.ts';
import { lockOrder } from '../orders/order-view.ts';
import { Refusal } from '../refusal.ts';
import { html, listSection, shownTime } from '../pages/html.ts';
import type { SandboxRoute, SandboxSection } from '../sandbox/sandbox-route.ts';
import type { Services } from '../services.ts';
import { expireVps } from '../vps/rental-timers.ts';
import { lockVpsOrder } from '../vps/vps-views.ts';
import { vpsLabel } from '../vps/rentals.ts';

/** A rental whose machine has been handed over, of any kind. */
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
async function runningRentals(database: Database): Promise<RunningRental[]> {
  const kinds = await Promise.all([
    runningPcs(database),
    runningVps(database),
    runningClouds(database),
  ]);
  return kinds.flat().toSorted((a, b) => a.end.getTime() - b.end.getTime());
}

/**
 * Moves the end of a PC's rental to now and ends it as its timer would.
 * @returns false when no PC that has been handed over is rented by this order
 */
async function expirePcForSandbox(services: Services, orderId: string): Promise<boolean> {
  return inOneTransaction(services, async (unit) => {
    const locked = await lockOrder(unit, orderId);
    if (locked?.order.status !== 1 || locked.order.stage !== 'ready') return false;
    // One that is over and whose timer has not fired yet keeps its end.
    await unit.transaction
      .update(orders)
      .set({ endTime: unit.now })
      .where(and(eq(orders.id, orderId), gt(orders.endTime, unit.now)));
    await expireOrder.apply(unit, services, orderId);
    return true;
  });
}

/**
 * Moves the end of a rental to now and ends it as its timer would.
 * @returns false when no VPS that has been handed over is rented by this order
 */
export async function expireVpsForSandbox(services: Services, orderId: string): Promise<boolean> {
  return inOneTransaction(services, async (unit) => {
    const order = await lockVpsOrder(unit, orderId);
    if (order?.status !== 'on_rental' || order.stage !== 'ready') return false;
    // One that is over and whose timer has not fired yet keeps its end.
    await unit.transaction
      .update(vpsOrders)
      .set({ endTime: unit.now })
      .where(and(eq(vpsOrders.id, orderId), gt(vpsOrders.endTime, unit.now)));
    await expireVps.apply(unit, services, orderId);
    return true;
  });
}

const kinds = {
  pc: expirePcForSandbox,
  vps: expireVpsForSandbox,
  cloud: expireCloudForSandbox,
} as const;

export const rentalSandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'POST',
    path: '/rentals/:id/expire',
    async act({ services, parameters }) {
      const id = parameters['id'] ?? '';
      for (const [kind, expire] of Object.entries(kinds)) {
        if (await expire(services, id)) return { id, kind };
      }
      throw new Refusal(404, 'Không có đơn nào đang thuê mang mã này');
    },
  },
];

/** The rentals that run, each with a button that ends it now. */
export const rentalSandboxSection: SandboxSection = async ({ database }) => {
  const items = (await runningRentals(database)).map(
    ({ id, username, name, end }) =>
      html`<li class="item">
        <form method="post" action="/sandbox/forms/rentals/${id}/expire" class="row">
          <div>
            <strong>${name}</strong> · ${username}
            <div class="quiet">Hết hạn ${shownTime(end.toISOString())}</div>
          </div>
          <button>Kết thúc ${name}</button>
        </form>
      </li>`,
  );
  return listSection('rentals', 'Máy đang thuê', items);
};
