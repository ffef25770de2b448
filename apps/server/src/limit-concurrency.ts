/** Runs work, but only so much of it at once; what comes later waits for its turn. */
type LimitConcurrency = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** @param most how much runs at once */
export function limitConcurrency(most: number): LimitConcurrency {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A finished task passes its turn on, so a new one cannot overtake those that wait.
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
