import { afterEach, beforeEach, vi } from 'vitest';

/** Time that passes only when a test says so. */
export interface ManualClock {
  /** Server time, ms since 1970. */
  now: () => number;
  /** Lets time pass, and timers with it; everything that then happens has happened when it resolves. */
  pass: (milliseconds: number) => Promise<void>;
  /** Back to the start, for the next run of a property within one test. */
  restart: () => void;
  /** The laptop sleeps: the clock goes on and timers stand still. */
  sleep: (milliseconds: number) => void;
  /** The clock is set, forward or (below zero) back, and timers know nothing of it. */
  set: (milliseconds: number) => void;
  /** Lets what is on its way arrive, without time passing. */
  settle: () => Promise<void>;
}

function move(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Sets time by hand for the tests of a file; it starts at `start` in each of them. */
export function manualClock(start: number): ManualClock {
  beforeEach(() => {
    vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    now: () => Date.now(),
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    restart: () => {
      vi.clearAllTimers();
      vi.setSystemTime(start);
    },
    sleep: move,
    set: move,
    settle: async () => {
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
