import { eq } from 'drizzle-orm';
import { images, orders } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import { endPlayTokens } from '../play/play-tokens.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { releaseRoutes } from '../wan/release-routes.ts';
import { lockOrder, type OrderRow } from './order-view.ts';

/**
 * Ends a rental: the order is finished, its PC is no longer rented, tunnels and tokens of the machine stop working, its
 * internet routes are free, and the machine is released.
 */
export async function endRental(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  order: OrderRow,
  changes: Partial<Pick<OrderRow, 'stage' | 'endTime'>> = {},
): Promise<void> {
  const { transaction, now } = unit;
  await transaction
    .update(orders)
    .set({ status: 0, ...changes, updatedAt: now })
    .where(eq(orders.id, order.id));
  // While the PC still has the address of its machine.
  await releaseRoutes(unit, services, order.imageId);
  await revokePeers(unit, services, 'pc', order.imageId);
  await endPlayTokens(unit, 'pc', order.imageId);
  await transaction
    .update(images)
    .set({
      isBooting: false,
      isInstalled: false,
      bootingSince: null,
      estimateUsed: null,
      unit: null,
      machineNumber: null,
      computerName: null,
      passRdp: null,
      userRemote: null,
      remoteExtIp: null,
      intIpAddress: null,
      tokenPc: null,
      sshId: null,
      updatedAt: now,
    })
    .where(eq(images.id, order.imageId));
  await schedule(unit, services, { kind: 'machine.release', reference: order.id, dueAt: now });
}

/**
 * Ends a rental when its paid time is over and publishes that to open pages. One that was extended meanwhile is checked
 * again at its new end.
 */
export const expireOrder: TimerHandler = {
  async apply(unit, services, orderId) {
    const locked = await lockOrder(unit, orderId);
    if (locked === undefined) return 'done';
    const { order, image, packageName } = locked;
    if (order.status !== 1 || order.endTime === null) return 'done';
    if (order.endTime > unit.now) return { again: order.endTime };
    await endRental(unit, services, order);
    const { accountId } = order;
    const message = `${image.name} (${packageName}) đã hết thời gian thuê`;
    await writeLog(unit, { accountId, group: packageName, message });
    unit.afterCommit(() => {
      // The event on which open pages fetch both the PCs and their orders again.
      services.events.publish(accountId, 'boot_result', {
        id: image.id,
        status: 'SUCCESS',
        message,
        at: unit.now.toISOString(),
      });
    });
    return 'done';
  },
};

/** Releases the machine of a finished order, with as many tries as the driver needs. */
export const releaseMachine = {
  ask: (services, orderId) => services.machines.release(orderId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
