import { dateTimeParts, type Continuation } from '@tram/machines/rules';
import type { RunwayWords } from './words.vi.ts';

/** A moment as it stands in a sentence: '21:40 20/11/2026', in the customer's zone. @param moment ms since 1970 */
export function momentWords(moment: number): string {
  const parts = dateTimeParts(moment);
  return parts === null ? '' : `${parts.time.slice(0, 5)} ${parts.date}`;
}

/**
 * A moment as short as it can be told from now: '22:15' today, '24/11' this year, else '24/11/2027'.
 * @param moment ms since 1970 @param now server time, ms since 1970
 */
export function shortMoment(moment: number, now: number): string {
  const [at, today] = [dateTimeParts(moment), dateTimeParts(now)];
  if (at === null || today === null) return '';
  if (at.date === today.date) return at.time.slice(0, 5);
  return at.date.slice(6) === today.date.slice(6) ? at.date.slice(0, 5) : at.date;
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
