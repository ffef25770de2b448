/**
 * The server's clock: the machine's time plus an offset that the sandbox can move forward, never back. Every rule, every
 * stored time, every token and the `Date` header of every answer come from it.
 */

import { eq, sql } from 'drizzle-orm';
import { settings } from './database/schema/server.ts';
import type { Database } from './database/tables.ts';

/** Where the time was moved: by this process, or by another instance that this one follows. */
type MovedBy = 'this instance' | 'another';

export type ClockListener = (movedBy: MovedBy) => void | Promise<void>;

export interface Clock {
  now(): Date;
  /** How far the clock runs ahead of the machine's, in ms; 0 unless the sandbox moved it. */
  readonly offsetMs: number;
  /** Moves the time forward by `ms` (a positive whole number), then calls the listeners. @throws RangeError otherwise. */
  advance(ms: number): Promise<void>;
  /** Calls `listener` after each move, so that what has become due is done at once. Returns the way to stop. */
  onAdvance(listener: ClockListener): () => void;
}

interface ClockStore {
  /** The offset, ms. */
  read(): Promise<number>;
  /** Adds to the offset atomically and returns the new offset, ms. */
  add(ms: number): Promise<number>;
}

/** A clock whose offset is kept where other instances can move it, too. */
interface StoredClock extends Clock {
  /** Reads the offset again and follows when it is further on. */
  follow(): Promise<void>;
}

/**
 * Opens the clock. Its offset is stored before the listeners are called, so a restart never runs time backwards.
 * @param store where the offset is kept
 */
async function createClock(store: ClockStore): Promise<StoredClock> {
  let offsetMs = await store.read();
  const listeners = new Set<ClockListener>();
  const move = async (to: number, movedBy: MovedBy) => {
    if (to <= offsetMs) return;
    offsetMs = to;
    for (const listener of listeners) await listener(movedBy);
  };
  return {
    now: () => new Date(Date.now() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    async advance(ms) {
      if (!Number.isSafeInteger(ms) || ms <= 0) {
        throw new RangeError(`the clock moves forward by a positive whole number of ms, not ${ms}`);
      }
      await move(await store.add(ms), 'this instance');
    },
    async follow() {
      await move(await store.read(), 'another');
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const key = 'clock_offset_ms';

function offsetOf(value: string | undefined): number {
  const offset = Number(value ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/**
 * The server's clock with an offset that survives restarts and that all instances share: time that has passed for a
 * customer never comes again.
 */
export function openClock(database: Database): Promise<StoredClock> {
  return createClock({
    async read() {
      const [stored] = await database.select().from(settings).where(eq(settings.key, key));
      return offsetOf(stored?.value);
    },
    async add(ms) {
      const [stored] = await database
        .insert(settings)
        .values({ key, value: String(ms) })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`(${settings.value}::bigint + ${ms})::text` },
        })
        .returning();
      return offsetOf(stored?.value);
    },
  });
}
