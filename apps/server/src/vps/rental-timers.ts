import { vpsRentalEnd } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { ProvisionedVps, Provisioning, VpsRequest } from '../machine-driver/driver.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { lockVpsOrder, type VpsOrderRow } from './vps-views.ts';
import { vpsWords } from './rentals.ts';

/**
 * Ends a rental: the order is finished, no tunnel leads to its server any more, which is free for the next customer and is
 * taken back.
 */
async function endVpsRental(
  unit: UnitOfWork,
  order: VpsOrderRow,
  changes: Partial<Pick<VpsOrderRow, 'stage' | 'endTime'>> = {},
): Promise<void> {
  await unit.transaction
    .update(vpsOrders)
    .set({ status: 'end', machineNumber: null, ...changes, updatedAt: unit.now })
    .where(eq(vpsOrders.id, order.id));
  await revokePeers(unit, 'vps', order.vpsId);
  await schedule(unit, { kind: 'vps.release', reference: order.id, dueAt: unit.now });
}

/** Ends a rental when its paid time is over. One that was extended meanwhile is checked again at its new end. */
export const expireVps = {
  async apply(unit: UnitOfWork, services: Pick<Services, 'clock' | 'events'>, orderId: string) {
    const order = await lockVpsOrder(unit, orderId);
    if (order === undefined || order.status !== 'on_rental' || order.stage !== 'ready') {
      return 'done';
    }
    if (order.endTime > unit.now) return { again: order.endTime };
    await endVpsRental(unit, order);
    const { accountId, configName: group } = order;
    const message = vpsWords.over(order);
    await writeLog(unit, { accountId, group, message });
    const result = { id: orderId, status: 'SUCCESS', message, action: 'delete' } as const;
    services.events.publish(unit, accountId, 'vm_result', result);
    return 'done';
  },
} satisfies TimerHandler;

type HandOverServices = Pick<Services, 'clock' | 'events' | 'log'>;

async function requestOf(services: Services, orderId: string): Promise<VpsRequest | null> {
  const [order] = await services.database.select().from(vpsOrders).where(eq(vpsOrders.id, orderId));
  if (order?.stage !== 'provisioning' || order.machineNumber === null) return null;
  const { vpsId, configName, machineNumber, os, createdAt: orderedAt } = order;
  return { orderId, vpsId, configName, machineNumber, os, orderedAt };
}

/** Asks for the server of an order until it is ready or has failed. A failure is refunded. */
export const provisionVps = {
  async ask(services, orderId) {
    const request = await requestOf(services, orderId);
    return request === null ? null : services.servers.provision(request, services.clock.now());
  },

  async apply(
    unit: UnitOfWork,
    services: HandOverServices,
    orderId: string,
    provisioning: Provisioning<ProvisionedVps> | null,
  ) {
    const order = await lockVpsOrder(unit, orderId);
    // Another process was faster, or the order does not exist.
    if (provisioning === null || order?.stage !== 'provisioning') return 'done';
    if (provisioning.state === 'pending') return { again: provisioning.askAgainAt };
    if (provisioning.state === 'ready') await handOver(unit, services, order, provisioning.machine);
    else {
      services.log.error({ orderId, reason: provisioning.reason }, 'a VPS could not be made');
      await payBack(unit, services, order);
    }
    return 'done';
  },
} satisfies TimerHandler<Provisioning<ProvisionedVps> | null>;

/** The server is ready: the paid time starts. */
async function handOver(
  unit: UnitOfWork,
  services: HandOverServices,
  order: VpsOrderRow,
  server: ProvisionedVps,
): Promise<void> {
  const { now } = unit;
  const end = new Date(vpsRentalEnd(now.getTime(), order.rentalPeriod));
  await unit.transaction
    .update(vpsOrders)
    .set({
      stage: 'ready',
      timeStart: now,
      endTime: end,
      user: server.user,
      pass: server.pass,
      ssh: order.os === 'ubuntu' ? server.address : null,
      ipRemote: order.os === 'window server' ? server.address : null,
      intIp: server.intIp,
      apiTunnel: server.apiTunnel,
      updatedAt: now,
    })
    .where(eq(vpsOrders.id, order.id));
  await schedule(unit, { kind: 'vps.expire', reference: order.id, dueAt: end });
  await publishResult(unit, services, order, 'SUCCESS', vpsWords.ready(order, server.address));
}

/** The server could not be made: the order ends as if it had not been, and the balance gets its money back. */
async function payBack(
  unit: UnitOfWork,
  services: HandOverServices,
  order: VpsOrderRow,
): Promise<void> {
  await endVpsRental(unit, order, { stage: 'failed', endTime: unit.now });
  await book(unit, {
    accountId: order.accountId,
    amount: order.totalPrice,
    kind: 'refund',
    reference: order.id,
  });
  await publishResult(unit, services, order, 'FAILED', vpsWords.failed(order));
}

async function publishResult(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  { id, accountId, configName: group }: VpsOrderRow,
  status: 'SUCCESS' | 'FAILED',
  message: string,
): Promise<void> {
  await writeLog(unit, { accountId, group, message });
  services.events.publish(unit, accountId, 'create_vm_result', { id, status, message });
}
