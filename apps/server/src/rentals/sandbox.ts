import { and, eq, gt } from 'drizzle-orm';
import { expireCloudForSandbox } from '../cloud/sandbox.ts';
import { orders } from '../database/schema/pcs.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { expireOrder } from '../orders/end-rental.ts';
import { lockOrder } from '../orders/order-view.ts';
import { Refusal } from '../refusal.ts';
import { html, listSection, shownTime } from '../sandbox/html.ts';
import type { SandboxRoute, SandboxSection } from '../sandbox/sandbox-route.ts';
import type { Services } from '../services.ts';
import { expireVps } from '../vps/end-vps-rental.ts';
import { lockVpsOrder } from '../vps/vps-order-view.ts';
import { runningRentals } from './running-rentals.ts';

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
    await expireOrder.apply(unit, services, orderId, undefined);
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

/** What may own the id of a rental. */
const kinds = {
  pc: expirePcForSandbox,
  vps: expireVpsForSandbox,
  cloud: expireCloudForSandbox,
} as const;

/** Rentals of every kind. */
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
