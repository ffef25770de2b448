/** Between two works on the same thing, ms. */
export const workGap = 1000;

/**
 * Bounds what many events in a row cause. For each key: the first call does the work at once; calls while it is at work, and
 * for a while after it, do it once more together, with the newest value. So the last call is never lost, and a flood costs no
 * more than one work a second, however many events it has.
 * @returns what is to be called; it says whether the work has begun or will
 * @param work may take its time; what it rejects with is its own to tell
 * @param gap ms
 */
export function createPace<Value>(
  work: (key: string, value: Value) => unknown,
  gap: number = workGap,
): (key: string, value: Value) => 'at once' | 'later' {
  /** The keys that are at work or pausing, with the value of the next time; null for none. */
  const busy = new Map<string, { readonly value: Value } | null>();

  async function begin(key: string, first: Value): Promise<void> {
    for (let next: { readonly value: Value } | null = { value: first }; next !== null;) {
      busy.set(key, null);
      try {
        await work(key, next.value);
      } catch {
        // It does not hold up the next time.
      }
      await new Promise((resolve) => {
        setTimeout(resolve, gap);
      });
      next = busy.get(key) ?? null;
    }
    busy.delete(key);
  }

  return (key, value) => {
    if (busy.has(key)) {
      busy.set(key, { value });
      return 'later';
    }
    void begin(key, value);
    return 'at once';
  };
}
