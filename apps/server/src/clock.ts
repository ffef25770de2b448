/**
 * The server's clock: the machine's time plus an offset that the sandbox can move forward, never back. Every rule, every
 * stored time, every token and the `Date` header of every answer come from it.
 */
export interface Clock {
  /** The server's time. */
  now(): Date;
  /** How far the clock runs ahead of the machine's, in ms; 0 unless the sandbox moved it. */
  readonly offsetMs: number;
  /** Moves the time forward by `ms` (a positive whole number), then tells the listeners. @throws RangeError otherwise. */
  advance(ms: number): Promise<void>;
  /** Calls `listener` after each move, so that what has become due is done at once. Returns the way to stop. */
  onAdvance(listener: () => void | Promise<void>): () => void;
}

/**
 * @param initialOffsetMs what an earlier run stored, ms
 * @param store keeps the new offset; awaited before anyone is told, so a restart never runs time backwards
 */
export function createClock(
  initialOffsetMs = 0,
  store: (offsetMs: number) => Promise<void> = async () => {},
): Clock {
  let offsetMs = initialOffsetMs;
  const listeners = new Set<() => void | Promise<void>>();
  return {
    now: () => new Date(Date.now() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    async advance(ms) {
      if (!Number.isSafeInteger(ms) || ms <= 0) {
        throw new RangeError(`the clock moves forward by a positive whole number of ms, not ${ms}`);
      }
      await store(offsetMs + ms);
      offsetMs += ms;
      for (const listener of listeners) await listener();
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
