import { lte } from 'drizzle-orm';
import { timers } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

/** What the domain needs of the server while the past is written. */
export type PastServices = Pick<Services, 'clock' | 'events' | 'log'>;

/** Something that happened, written as if it happened at its time. */
export interface PastEvent {
  readonly at: Date;
  readonly happen: (unit: UnitOfWork) => Promise<unknown>;
}

/**
 * Writes events in the order of their times, each with the server's time set to its own. Nothing is done after the commit: no
 * client is connected and no timer loop runs. Timers that are due are deleted: the events have done what they are for.
 */
export async function relive(unit: UnitOfWork, events: readonly PastEvent[]): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await event.happen({ ...unit, now: event.at, afterCommit() {} });
  }
  await unit.transaction.delete(timers).where(lte(timers.dueAt, unit.now));
}
