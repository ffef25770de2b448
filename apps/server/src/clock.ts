/**
 * The server's clock: the machine's time plus an offset that the sandbox can move forward, never back. Every rule, every
 * stored time, every token and the `Date` header of every answer come from it.
 */

/** Where the time was moved: by this process, or by another instance that this one follows. */
export type MovedBy = 'this instance' | 'another';

/** Told of each move. */
export type ClockListener = (movedBy: MovedBy) => void | Promise<void>;

/** What tells the time. */
export interface Clock {
  /** The server's time. */
  now(): Date;
  /** How far the clock runs ahead of the machine's, in ms; 0 unless the sandbox moved it. */
  readonly offsetMs: number;
  /** Moves the time forward by `ms` (a positive whole number), then tells the listeners. @throws RangeError otherwise. */
  advance(ms: number): Promise<void>;
  /** Calls `listener` after each move, so that what has become due is done at once. Returns the way to stop. */
  onAdvance(listener: ClockListener): () => void;
}

/** Where the offset is kept. */
export interface ClockStore {
  /** The offset, ms. */
  read(): Promise<number>;
  /** Adds to the offset, whoever else does so at the same time, and answers what it is then, ms. */
  add(ms: number): Promise<number>;
}

/** A clock whose offset is kept where other instances can move it, too. */
export interface StoredClock extends Clock {
  /** Reads the offset again and follows when it is further on. */
  follow(): Promise<void>;
}

/**
 * Opens the clock. Its offset is stored before anyone is told, so a restart never runs time backwards.
 * @param store where the offset is kept
 */
export async function createClock(store: ClockStore): Promise<StoredClock> {
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
