import { useMemo } from 'react';
import { runway, type Continuation } from '@tram/machines/rules';
import { useAccount } from '../../data/query-state.ts';
import { useFirstEnd } from './use-first-end.ts';
import type { RunwayWords } from './words.vi.ts';

export type RunwayInUse = ReturnType<typeof useRunway>;

/** How long the customer's balance keeps the machines that they rent now; it moves on with the time. */
export function useRunway() {
  const account = useAccount();
  const { current, first, now } = useFirstEnd();
  const { rentals, state } = current;
  const balance = account?.balance ?? null;
  const found = useMemo(
    () =>
      balance === null || state === 'loading' || state === 'failed'
        ? null
        : runway(balance, rentals, now),
    [balance, rentals, state, now],
  );
  // `runway` is null while the balance or the machines are not known.
  return { account, current, runway: found, first, now };
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
