import { HOUR } from './time.ts';

/** The most that is called low, ms: an hour (section 9, remaining time; ours). */
const MOST_LOW_TIME = HOUR;
/** Rentals are for an hour at least (section 9). */
const SHORTEST_TERM = HOUR;

/**
 * Below this what is left is `low`, ms: an hour, and of a short term a quarter, so that an hour that was just paid for does not begin
 * with "Sắp hết giờ" (section 9, remaining time; ours).
 *
 * @param term whole length of the rental or the session, extensions included, ms; `null` where it is not known: a quarter of an hour
 * then, which is not too early for any
 */
export function lowTime(term: number | null): number {
  return Math.min((term ?? SHORTEST_TERM) / 4, MOST_LOW_TIME);
}
