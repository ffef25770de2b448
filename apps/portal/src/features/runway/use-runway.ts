import { useMemo } from 'react';
import { dateTimeParts, firstEnd, runway, type Continuation } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { useAccount } from '../../data/query-state.ts';
import { useCurrentRentals } from '../current-rentals/current-rentals.ts';
import { useNow } from '../server-time/use-now.ts';
import type { RunwayWords } from './words.vi.ts';

export type RunwayInUse = ReturnType<typeof useRunway>;

/** How long the customer's balance keeps the machines that they rent now; it moves on with the time. */
export function useRunway() {
  const { clock } = useServices();
  const now = useNow(clock);
  const account = useAccount();
  const current = useCurrentRentals();
  const { rentals, state } = current;
  const balance = account?.balance ?? null;
  const found = useMemo(
    () =>
      balance === null || state === 'loading' || state === 'failed'
        ? null
        : runway(balance, rentals, now),
    [balance, rentals, state, now],
  );
  // `runway` is null while the balance or the machines are not known; `now` is server time, ms since 1970.
  return { account, current, runway: found, first: firstEnd(rentals, now), now };
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

/** What an extension buys, in words: '3 giờ', '2 tháng', '1 gói (30 ngày, 60 giờ)'. */
export function termWords({ term }: Pick<Continuation, 'term'>, words: RunwayWords['terms']) {
  switch (term.unit) {
    case 'hour':
    case 'day':
    case 'month':
      return words[term.unit](term.period);
    case 'calendar-month':
      return words.month(term.period);
    case 'package':
      return words.package(term.period, term.period * term.days, term.period * term.hours);
    default:
      return term satisfies never;
  }
}
