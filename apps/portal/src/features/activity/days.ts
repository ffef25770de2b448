import { dateTimeParts, DAY, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import type { ActivityWords, FeedItem } from './feed-items.ts';

/** The lines of a day. */
export interface FeedDay {
  /** `DD/MM/YYYY` in Vietnam. */
  readonly date: string;
  readonly items: readonly FeedItem[];
}

function dateOf(at: number): string {
  return dateTimeParts(at, VIETNAM_TIME_ZONE)?.date ?? '';
}

/** Lines, newest first, by the days of Vietnam. */
export function byDay(items: readonly FeedItem[]): readonly FeedDay[] {
  const days = new Map<string, FeedItem[]>();
  for (const item of items) {
    const date = dateOf(item.at);
    const known = days.get(date);
    if (known === undefined) days.set(date, [item]);
    else known.push(item);
  }
  return [...days].map(([date, its]) => ({ date, items: its }));
}

/**
 * What a day is called.
 * @param now the server's time, ms since 1970
 */
export function dayTitle(date: string, now: number, words: ActivityWords): string {
  if (date === dateOf(now)) return words.today;
  if (date === dateOf(now - DAY)) return words.yesterday;
  return words.day(date);
}
