/** Time between two calls of the work for one key, ms. */
export const throttleInterval = 1000;

/**
 * Throttles work by key, leading and trailing. For each key: the first call does the work at once; calls while it is at work, and
 * for a while after it, do it once more together, with the newest value. So the last call is never lost, and a flood costs no
 * more than one work a second, however many events it has.
 * @returns what is to be called; it says whether the work has begun or will
 * @param work may take its time; what it rejects with is its own to tell
 * @param interval ms
 */
export function createThrottle<Value>(
  work: (key: string, value: Value) => unknown,
  interval: number = throttleInterval,
): (key: string, value: Value) => 'at once' | 'later' {
  /** The keys that are at work or pausing, each with what to do the next time: the newest value, or nothing. */
  const busy = new Map<string, readonly Value[]>();

  async function begin(key: string, value: Value): Promise<void> {
    busy.set(key, []);
    // What it rejects with does not hold up the next time.
    await (async () => work(key, value))().catch(() => null);
    setTimeout(() => {
      const next = busy.get(key) ?? [];
      busy.delete(key);
      for (const newest of next) void begin(key, newest);
    }, interval);
  }

  return (key, value) => {
    if (!busy.has(key)) {
      void begin(key, value);
      return 'at once';
    }
    busy.set(key, [value]);
    return 'later';
  };
}
