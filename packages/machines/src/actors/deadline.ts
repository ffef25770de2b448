import { fromCallback } from 'xstate';
import { SECOND } from '../rules/time.ts';

/** Server time, ms since 1970: the local clock plus the offset that the `Date` header of answers gives. */
export type Now = () => number;

/** What the deadline actor is given. */
export interface DeadlineInput {
  /** Moment, ms since 1970; `null` for none. */
  at: number | null;
}

/** Sent to the lifecycle when its deadline has passed. */
export interface DeadlineEvent {
  type: 'DEADLINE';
}

/**
 * Longest sleep between two readings of the clock, ms. Timers stand still while a laptop sleeps and know nothing of a clock
 * that is corrected, so the deadline is noticed at most this long after waking.
 */
const LONGEST_SLEEP = 5 * SECOND;

/**
 * An actor that sends to its parent once, with `DEADLINE`, that a moment of server time has passed; at once when it already
 * has. Unlike `after` it survives a restored screen, a sleeping laptop and a wrong local clock, and reaches beyond the
 * 24.8 days that a timer can hold.
 *
 * @param type what it says instead of `DEADLINE`, where a state has two
 */
export function deadlineActor(now: Now, type = 'DEADLINE') {
  return fromCallback<DeadlineEvent, DeadlineInput>(({ input, sendBack }) => {
    const { at } = input;
    // A moment that is no number never comes: waiting for it would be asking without a pause.
    if (at === null || !Number.isFinite(at)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      const left = at - now();
      if (left <= 0) sendBack({ type });
      else timer = setTimeout(wake, Math.min(left, LONGEST_SLEEP));
    };
    wake();
    return () => clearTimeout(timer);
  });
}
