import { MINUTE } from './time.ts';

/**
 * How long a finished session was, ms (the contract's `shutdownCloudImage`). The sum over all sessions of a machine is what it has
 * used up: minutes are derived from that sum (`cloudMinutesUsed`) and not added up, or sessions of less than one would cost
 * nothing. Times are ms since 1970.
 */
export function cloudSessionTime(startedAt: number, endedAt: number): number {
  return Math.max(endedAt - startedAt, 0);
}

/**
 * Minutes that all finished sessions have used up (section 3, `total_minute_used`): whole ones only, so that a customer never
 * pays for one that was not had.
 *
 * @param timeUsed sum of `cloudSessionTime`, ms
 */
export function cloudMinutesUsed(timeUsed: number): number {
  return Math.floor(timeUsed / MINUTE);
}
