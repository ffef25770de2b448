import { dateTimeParts, firstEnd } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { useCurrentRentals } from '../current-rentals/current-rentals.ts';
import { useNow } from '../server-time/use-now.ts';
import type { RunwayWords } from './words.vi.ts';

/** Which of the customer's machines ends first; it moves on with the time. */
export function useFirstEnd() {
  const { clock } = useServices();
  const now = useNow(clock);
  const current = useCurrentRentals();
  // `now` is server time, ms since 1970.
  return { current, first: firstEnd(current.rentals, now), now };
}

/**
 * A moment as short as possible, seen from now: '22:15' today, '24/11' this year, else '24/11/2027'.
 * @param moment ms since 1970 @param now server time, ms since 1970
 */
export function shortMoment(
  moment: number,
  now: number,
  { day: inWords }: Pick<RunwayWords, 'day'>,
): string {
  const [at, today] = [dateTimeParts(moment), dateTimeParts(now)];
  if (at === null || today === null) return '';
  if (at.date === today.date) return at.time.slice(0, 5);
  const [day = '', month = '', year = ''] = at.date.split('/');
  return inWords(day, month, today.date.endsWith(year) ? null : year);
}
