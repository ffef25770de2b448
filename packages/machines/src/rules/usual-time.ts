import { SECOND } from './time.ts';

/** How many durations of a state are kept, newest last (section 4, states; the number is ours). */
export const KEPT_TIMES = 10;

/** With fewer than these a usual time is not known yet (section 4; ours). */
export const LEAST_TIMES = 3;

/** A state lasts longer than usual only when it is at least this much over its usual time, ms (section 4; ours). */
export const UNUSUAL_MARGIN = 30 * SECOND;

/** How long a state of a machine or a payment usually lasts (section 4; ours): an estimate from what one customer has seen. */
export interface UsualTime {
  /** The median, ms. */
  readonly usual: number;
  /** Of how many durations: at least `LEAST_TIMES`, at most `KEPT_TIMES`. */
  readonly times: number;
  /** What lasts longer than this lasts longer than usual, ms. */
  readonly longerThan: number;
}

/** What can be a duration. A clock that was moved gives what cannot. */
const isTime = (time: number) => Number.isFinite(time) && time >= 0;

/**
 * The same durations with one more, of which the oldest go (section 4; ours). What cannot be a duration changes nothing.
 *
 * @param times ms, oldest first @param time ms
 */
export function withTime(times: readonly number[], time: number): readonly number[] {
  if (!isTime(time)) return times;
  return [...times, Math.round(time)].slice(-KEPT_TIMES);
}

/**
 * How long a state usually lasts, out of the last ten times that it was seen to; `null` with fewer than three (section 4, states;
 * ours). Longer than usual is over twice the median or over the 90th percentile (nearest rank), in any case at least 30 s more
 * than the median.
 *
 * @param times ms, oldest first
 */
export function usualTime(times: readonly number[]): UsualTime | null {
  const sorted = times
    .filter(isTime)
    .slice(-KEPT_TIMES)
    .sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  const ninetieth = sorted[Math.ceil(sorted.length * 0.9) - 1];
  if (sorted.length < LEAST_TIMES) return null;
  if (low === undefined || high === undefined || ninetieth === undefined) return null;
  const usual = (low + high) / 2;
  return {
    usual,
    times: sorted.length,
    longerThan: Math.max(Math.min(usual * 2, ninetieth), usual + UNUSUAL_MARGIN),
  };
}

/**
 * Whether a state lasts longer than usual: never while what is usual is not known (section 4; ours).
 *
 * @param elapsed how long it has lasted, ms
 */
export function isLongerThanUsual(elapsed: number, usual: UsualTime | null): boolean {
  return usual !== null && elapsed > usual.longerThan;
}
