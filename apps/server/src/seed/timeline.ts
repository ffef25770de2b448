import { and, eq, lte } from 'drizzle-orm';
import { expireCloudImage } from '../cloud/rentals.ts';
import { timers } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { expireOrder } from '../orders/rental-timers.ts';
import type { Services } from '../services.ts';
import { expireVps } from '../vps/rental-timers.ts';

/** What the domain needs of the server while the past is written. */
export type PastServices = Pick<Services, 'clock' | 'events' | 'log'>;

/** Something that happened, written as if it happened at its time. */
export interface PastEvent {
  readonly at: Date;
  readonly happen: (unit: UnitOfWork) => Promise<unknown>;
}

/** The ends of rentals: one that was extended is due again. */
const expiries = [
  ['order.expire', expireOrder],
  ['vps.expire', expireVps],
  ['cloud.expire', expireCloudImage],
] as const;

/**
 * Writes events in the order of their times, each with the server's time set to its own. Nothing is done after the commit: no
 * client is connected and no timer loop runs. Of the timers that are due only the ends of rentals are still needed: the
 * events have done the rest.
 */
export async function replay(
  unit: UnitOfWork,
  services: PastServices,
  events: readonly PastEvent[],
): Promise<void> {
  const { transaction, now } = unit;
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await event.happen({ ...unit, now: event.at, afterCommit() {} });
  }
  const isDue = lte(timers.dueAt, now);
  for (const [kind, handler] of expiries) {
    const ofKind = and(isDue, eq(timers.kind, kind));
    for (const { id, reference } of await transaction.select().from(timers).where(ofKind)) {
      const outcome = await handler.apply(unit, services, reference);
      if (outcome === 'done') continue;
      await transaction.update(timers).set({ dueAt: outcome.again }).where(eq(timers.id, id));
    }
  }
  await transaction.delete(timers).where(isDue);
}
