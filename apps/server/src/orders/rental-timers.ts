import { HOUR } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { images, orders, packages, sshRoutes } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { MachineRequest, ProvisionedMachine, Provisioning } from '../machine-driver/driver.ts';
import { endPlayTokens } from '../play/play-access.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { releaseRoutes } from '../wan/release-routes.ts';
import { type LockedOrder, lockOrder, type OrderRow } from './order-view.ts';

/**
 * Ends a rental: the order is finished, its PC is no longer rented, tunnels and tokens of the machine stop working, its
 * internet routes are free, and the machine is released.
 */
async function endRental(
  unit: UnitOfWork,
  order: OrderRow,
  changes: Partial<Pick<OrderRow, 'stage' | 'endTime'>> = {},
): Promise<void> {
  const { transaction, now } = unit;
  await transaction
    .update(orders)
    .set({ status: 0, ...changes, updatedAt: now })
    .where(eq(orders.id, order.id));
  // While the PC still has the address of its machine.
  await releaseRoutes(unit, order.imageId);
  await revokePeers(unit, 'pc', order.imageId);
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
  await schedule(unit, { kind: 'machine.release', reference: order.id, dueAt: now });
}

/**
 * Ends a rental when its paid time is over and publishes that to open pages. One that was extended meanwhile is checked
 * again at its new end.
 */
export const expireOrder = {
  async apply(unit: UnitOfWork, services: Pick<Services, 'events'>, orderId: string) {
    const locked = await lockOrder(unit, orderId);
    if (locked === undefined) return 'done';
    const { order, image, packageName } = locked;
    if (order.status !== 1 || order.endTime === null) return 'done';
    if (order.endTime > unit.now) return { again: order.endTime };
    await endRental(unit, order);
    const { accountId } = order;
    const message = `${image.name} (${packageName}) đã hết thời gian thuê`;
    await writeLog(unit, { accountId, group: packageName, message });
    // The event on which open pages fetch both the PCs and their orders again.
    const result = { id: image.id, status: 'SUCCESS', message } as const;
    services.events.publish(unit, accountId, 'boot_result', result);
    return 'done';
  },
} satisfies TimerHandler;

type HandOverServices = Pick<Services, 'events' | 'log'>;

async function requestOf(services: Services, orderId: string): Promise<MachineRequest | null> {
  const [found] = await services.database
    .select({ order: orders, image: images, packageName: packages.name })
    .from(orders)
    .innerJoin(images, eq(images.id, orders.imageId))
    .innerJoin(packages, eq(packages.id, images.packageId))
    .where(eq(orders.id, orderId));
  if (found?.order.stage !== 'provisioning' || found.image.machineNumber === null) return null;
  return {
    orderId,
    imageId: found.image.id,
    packageName: found.packageName,
    machineNumber: found.image.machineNumber,
    orderedAt: found.order.createdAt,
  };
}

/** Asks for the machine of an order until it is ready or has failed. A failure is refunded. */
export const provisionOrder = {
  async ask(services, orderId) {
    const request = await requestOf(services, orderId);
    return request === null ? null : services.machines.provision(request, services.clock.now());
  },

  async apply(
    unit: UnitOfWork,
    services: HandOverServices,
    orderId: string,
    provisioning: Provisioning | null,
  ) {
    const locked = await lockOrder(unit, orderId);
    // Another process was faster, or the order does not exist.
    if (provisioning === null || locked?.order.stage !== 'provisioning') return 'done';
    if (provisioning.state === 'pending') return { again: provisioning.askAgainAt };
    if (provisioning.state === 'ready')
      await handOver(unit, services, locked, provisioning.machine);
    else {
      services.log.error({ orderId, reason: provisioning.reason }, 'a machine could not be made');
      await payBack(unit, services, locked);
    }
    return 'done';
  },
} satisfies TimerHandler<Provisioning | null>;

/** Writes a machine's way to the internet. @returns its id */
async function keepRoute(
  { transaction, now }: UnitOfWork,
  { route }: ProvisionedMachine,
): Promise<string> {
  const id = newId();
  await transaction.insert(sshRoutes).values({
    id,
    apiTunnel: route.apiTunnel,
    gateway: route.gateway,
    router: [...route.router],
    routerXoay: [...route.routerXoay],
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** The machine is ready: the paid time starts. */
async function handOver(
  unit: UnitOfWork,
  services: HandOverServices,
  { order, image, packageName }: LockedOrder,
  machine: ProvisionedMachine,
): Promise<void> {
  const { transaction, now } = unit;
  const end = new Date(now.getTime() + order.rentalPeriod * HOUR);
  const sshId = await keepRoute(unit, machine);
  const reachable = {
    remoteExtIp: machine.remoteExtIp,
    userRemote: machine.userRemote,
    passRdp: machine.passRdp,
    updatedAt: now,
  };
  await transaction
    .update(images)
    .set({
      ...reachable,
      isBooting: false,
      isInstalled: true,
      bootingSince: null,
      estimateUsed: end,
      computerName: machine.computerName,
      intIpAddress: machine.intIpAddress,
      tokenPc: machine.tokenPc,
      sshId,
    })
    .where(eq(images.id, image.id));
  await transaction
    .update(orders)
    .set({
      ...reachable,
      ip: machine.intIpAddress,
      stage: 'ready',
      timeBoot: now,
      endTime: end,
    })
    .where(eq(orders.id, order.id));
  await writeLog(unit, {
    accountId: order.accountId,
    group: packageName,
    message: `${image.name} (${packageName}) đã sẵn sàng, máy ${machine.computerName}`,
  });
  await schedule(unit, { kind: 'order.expire', reference: order.id, dueAt: end });
  publishResult(
    unit,
    services,
    { order, image, packageName },
    'SUCCESS',
    `PC ${image.name} đã sẵn sàng`,
  );
}

/** The machine could not be made: the rental ends as if it had not been, and the balance gets its money back. */
async function payBack(
  unit: UnitOfWork,
  services: HandOverServices,
  locked: LockedOrder,
): Promise<void> {
  const { order, image, packageName } = locked;
  await endRental(unit, order, { stage: 'failed' });
  await book(unit, {
    accountId: order.accountId,
    amount: order.totalPrice,
    kind: 'refund',
    reference: order.id,
  });
  const message = `Tạo máy cho PC ${image.name} không thành công, tiền thuê đã được hoàn vào số dư`;
  await writeLog(unit, { accountId: order.accountId, group: packageName, message });
  publishResult(unit, services, locked, 'FAILED', message);
}

function publishResult(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  { order, image }: LockedOrder,
  status: 'SUCCESS' | 'FAILED',
  message: string,
): void {
  const result = { id: image.id, status, message };
  services.events.publish(unit, order.accountId, 'boot_result', result);
  services.events.publish(unit, order.accountId, 'create_vm_result', result);
}
