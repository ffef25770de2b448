/** How often something may be tried: a count for each key in a window that starts with the first try. Kept in memory. */
import type { Clock } from '../clock.ts';
import { TooManyAttempts } from './too-many-attempts.ts';

/** So many tries in so much time. */
export interface AttemptRule {
  readonly attempts: number;
  /** ms */
  readonly windowMs: number;
}

/** Counts tries by key (an address, a username). */
export interface AttemptLimit {
  /** @throws TooManyAttempts when the key has used up its tries */
  check(key: string): void;
  /** Counts one try. */
  count(key: string): void;
  /** Forgets the tries of a key, after a success. */
  forget(key: string): void;
}

/** Keys that are remembered at most; beyond it the oldest windows are dropped, so nobody can fill the memory. */
const capacity = 50_000;

/** Builds a limit on the server's clock. */
export function createAttemptLimit(rule: AttemptRule, clock: Pick<Clock, 'now'>): AttemptLimit {
  const windows = new Map<string, { startedAt: number; count: number }>();
  const current = (key: string) => {
    const window = windows.get(key);
    if (window === undefined) return null;
    if (clock.now().getTime() - window.startedAt < rule.windowMs) return window;
    windows.delete(key);
    return null;
  };
  return {
    check(key) {
      const window = current(key);
      if (window === null || window.count < rule.attempts) return;
      throw new TooManyAttempts(window.startedAt + rule.windowMs - clock.now().getTime());
    },
    count(key) {
      const window = current(key);
      if (window !== null) {
        window.count += 1;
        return;
      }
      if (windows.size >= capacity) {
        const [oldest] = windows.keys();
        if (oldest !== undefined) windows.delete(oldest);
      }
      windows.set(key, { startedAt: clock.now().getTime(), count: 1 });
    },
    forget(key) {
      windows.delete(key);
    },
  };
}
