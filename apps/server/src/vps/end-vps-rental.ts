import { eq } from 'drizzle-orm';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import type { VpsOrderRow } from './vps-order-view.ts';

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
