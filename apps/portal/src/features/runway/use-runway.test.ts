import { expect, test } from 'vitest';
import { momentInWords } from '../server-time/use-now.ts';
import { shortMoment } from './use-first-end.ts';
import { termWords } from './use-runway.ts';
import { words as english } from './words.en.ts';
import { runwayWords } from './words.vi.ts';

/** In the local time zone, as for a customer. */
const local = (year: number, month: number, day: number, hour: number) =>
  new Date(year, month - 1, day, hour, 15).getTime();
const now = local(2026, 11, 20, 16);

test.each([
  [local(2026, 11, 20, 22), '22:15'],
  [local(2026, 11, 24, 9), '24/11'],
  [local(2027, 1, 3, 9), '03/01/2027'],
])('a moment is written as short as possible: %i, %s', (moment, words) => {
  expect(shortMoment(moment, now, runwayWords.vi)).toBe(words);
});

test.each([
  [local(2026, 11, 20, 22), '22:15'],
  [local(2026, 12, 1, 9), '1 Dec'],
  [local(2027, 1, 3, 9), '3 Jan 2027'],
])('in English a day is written as English readers do: %i, %s', (moment, words) => {
  expect(shortMoment(moment, now, english)).toBe(words);
});

test('in a sentence a moment has its day', () => {
  expect(momentInWords(local(2026, 11, 24, 9))).toBe('09:15 24/11/2026');
});

test.each([
  [{ unit: 'hour', period: 3 } as const, '3 giờ'],
  [{ unit: 'calendar-month', period: 2 } as const, '2 tháng'],
  [{ unit: 'package', period: 2, days: 30, hours: 60 } as const, '2 gói (60 ngày, 120 giờ)'],
])('%j in words', (term, words) => {
  expect(termWords({ term }, runwayWords.vi.terms)).toBe(words);
});
