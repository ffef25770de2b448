import { dateTimeParts, dayStart } from '@tram/machines/rules';
import type { ActivityWords, FeedItem } from './feed-items.ts';

/** The lines of a day. */
export interface FeedDay {
  /** `DD/MM/YYYY` in the customer's zone. */
  readonly date: string;
  readonly items: readonly FeedItem[];
}

function dateOf(at: number, timeZone?: string): string {
  return dateTimeParts(at, timeZone)?.date ?? '';
}

/**
 * Lines, newest first, by the days of the customer's zone.
 * @param timeZone IANA name; the browser's own by default, as of every time that is shown
 */
export function byDay(items: readonly FeedItem[], timeZone?: string): readonly FeedDay[] {
  const days = new Map<string, FeedItem[]>();
  for (const item of items) {
    const date = dateOf(item.at, timeZone);
    const known = days.get(date);
    if (known === undefined) days.set(date, [item]);
    else known.push(item);
  }
  return [...days].map(([date, its]) => ({ date, items: its }));
}

/**
 * What a day is called.
 * @param now the server's time, ms since 1970
 * @param timeZone as in {@link byDay}
 */
export function dayTitle(
  date: string,
  now: number,
  words: ActivityWords,
  timeZone?: string,
): string {
  if (date === dateOf(now, timeZone)) return words.today;
  // Not 24 hours ago: a day on which clocks change has 23 or 25.
  if (date === dateOf(dayStart(now, timeZone) - 1, timeZone)) return words.yesterday;
  return words.day(date);
}
