import { ServerBusy } from './refusal.ts';

/** Runs work, but only so much of it at once; what comes later waits for its turn. */
type LimitConcurrency = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * @param most how much runs at once
 * @param mostWaiting how much waits; what comes beyond is refused with `ServerBusy`
 */
export function limitConcurrency(most: number, mostWaiting = Infinity): LimitConcurrency {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most && waiting.length >= mostWaiting) throw new ServerBusy();
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
