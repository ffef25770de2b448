import { eq } from 'drizzle-orm';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { lockVpsOrder, type VpsOrderRow } from './vps-order-view.ts';
import { vpsWords } from './vps-terms.ts';

/**
 * Ends a rental: the order is finished, no tunnel leads to its server any more, which is free for the next customer and is
 * taken back.
 */
export async function endVpsRental(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  order: VpsOrderRow,
  changes: Partial<Pick<VpsOrderRow, 'stage' | 'endTime'>> = {},
): Promise<void> {
  await unit.transaction
    .update(vpsOrders)
    .set({ status: 'end', machineNumber: null, ...changes, updatedAt: unit.now })
    .where(eq(vpsOrders.id, order.id));
  await revokePeers(unit, services, 'vps', order.vpsId);
  await schedule(unit, services, { kind: 'vps.release', reference: order.id, dueAt: unit.now });
}

/** Ends a rental when its paid time is over. One that was extended meanwhile is checked again at its new end. */
export const expireVps = {
  async apply(unit: UnitOfWork, services: Pick<Services, 'clock' | 'events'>, orderId: string) {
    const order = await lockVpsOrder(unit, orderId);
    if (order === undefined || order.status !== 'on_rental' || order.stage !== 'ready') {
      return 'done';
    }
    if (order.endTime > unit.now) return { again: order.endTime };
    await endVpsRental(unit, services, order);
    const { accountId, configName: group } = order;
    const message = vpsWords.over(order);
    await writeLog(unit, { accountId, group, message });
    unit.afterCommit(() => {
      services.events.publish(accountId, 'vm_result', {
        id: orderId,
        status: 'SUCCESS',
        message,
        at: unit.now.toISOString(),
        action: 'delete',
      });
    });
    return 'done';
  },
} satisfies TimerHandler;

/** Has the server of a finished order taken back, however often that has to be asked. */
export const releaseVps = {
  ask: (services, orderId) => services.servers.release(orderId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
