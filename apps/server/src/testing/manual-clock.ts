import type { Clock, ClockListener } from '../clock.ts';

/** A clock that stands still until it is moved. */
export function createManualClock(start: Date = new Date('2026-11-20T03:00:00.000Z')): Clock {
  let offsetMs = 0;
  const listeners = new Set<ClockListener>();
  return {
    now: () => new Date(start.getTime() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    async advance(ms) {
      offsetMs += ms;
      for (const listener of listeners) await listener('this instance');
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
