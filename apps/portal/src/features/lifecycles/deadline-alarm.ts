import { SECOND } from '@tram/machines/rules';

/** Longest sleep between two looks at the clock, ms: timers stand still while a laptop sleeps, and know nothing of a clock that is set right. */
const longestSleep = 5 * SECOND;

export interface DeadlineAlarm {
  /** Waits for this moment instead of the one before, ms of server time; null waits for none. */
  readonly set: (at: number | null) => void;
}

/** One timer for any number of deadlines: the one that is set is the next of them. @param now server time, ms */
export function createDeadlineAlarm(now: () => number, ring: () => void): DeadlineAlarm {
  let next: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sleep(): void {
    clearTimeout(timer);
    timer = undefined;
    if (next === null) return;
    timer = setTimeout(wake, Math.min(Math.max(next - now(), 0), longestSleep));
  }
  function wake(): void {
    if (next !== null && next <= now()) {
      next = null;
      ring();
    }
    sleep();
  }
  return {
    set(at) {
      if (at === next) return;
      next = at;
      sleep();
    },
  };
}
