import type { UnitOfWork } from '../database/unit-of-work.ts';

/** Something that happened, written as if it happened at its time. */
export interface PastEvent {
  readonly at: Date;
  readonly happen: (unit: UnitOfWork) => Promise<void>;
}

/** Writes events in the order of their times, each with the server's time set to its own. */
export async function relive(unit: UnitOfWork, events: readonly PastEvent[]): Promise<void> {
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await event.happen({ ...unit, now: event.at });
  }
}
