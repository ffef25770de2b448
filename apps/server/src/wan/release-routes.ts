import { and, eq } from 'drizzle-orm';
import { wanHoldings } from '../database/schema/network.ts';
import { images } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { RoutedMachine } from '../machine-driver/driver.ts';
import { askOnly, schedule } from '../timers/schedule.ts';

/** A machine as the reference of a timer. Addresses hold no bar. */
function referenceOf({ gateway, intIpAddress }: RoutedMachine): string {
  return `${intIpAddress}|${gateway}`;
}

function machineOf(reference: string): RoutedMachine {
  const bar = reference.indexOf('|');
  return { intIpAddress: reference.slice(0, bar), gateway: reference.slice(bar + 1) };
}

/** Takes a machine off every route, with as many tries as the router needs. */
export function scheduleRelease(unit: UnitOfWork, machine: RoutedMachine): Promise<void> {
  return schedule(unit, {
    kind: 'network.release',
    reference: referenceOf(machine),
    dueAt: unit.now,
  });
}

/**
 * Gives up every route of a PC, because its rental ends: others can hold the rotating ones at once. The PC is locked by the
 * caller and still has its address.
 */
export async function releaseRoutes(unit: UnitOfWork, imageId: string): Promise<void> {
  const [held] = await unit.transaction
    .delete(wanHoldings)
    .where(eq(wanHoldings.imageId, imageId))
    .returning({ gateway: wanHoldings.gateway });
  const [image] = await unit.transaction
    .select({ intIpAddress: images.intIpAddress })
    .from(images)
    .where(eq(images.id, imageId));
  if (held === undefined || image === undefined || image.intIpAddress === null) return;
  await scheduleRelease(unit, {
    gateway: held.gateway,
    intIpAddress: image.intIpAddress,
  });
}

/** Informs the router that a rental is over, unless the next customer of the machine has chosen routes already. */
export const releaseNetwork = askOnly(async (services, reference) => {
  const machine = machineOf(reference);
  const [used] = await services.database
    .select({ id: wanHoldings.id })
    .from(wanHoldings)
    .innerJoin(images, eq(images.id, wanHoldings.imageId))
    .where(
      and(eq(images.intIpAddress, machine.intIpAddress), eq(wanHoldings.gateway, machine.gateway)),
    )
    .limit(1);
  if (used === undefined) await services.network.releaseEveryRoute(machine);
});
