import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { freeTimesDrawing, freeTimesSummary } from './free-times-drawing.ts';
import { freeTimesWords } from './words.vi.ts';

const words = freeTimesWords.vi;
const now = new Date(2026, 10, 20, 16, 27).getTime();
const times = [now + 48 * MINUTE, now + 30 * HOUR, now + 5 * DAY];

test('every machine is rented from now until its end, and has the end in words and to the second', () => {
  const { rows, from, columns } = freeTimesDrawing(times, now, words);
  expect(from).toBe(now);
  expect(columns).toEqual(['Hết giờ lúc']);
  expect(rows.map(({ label, until, text, cells }) => [label, until, text, cells])).toEqual([
    ['Máy 1', times[0], 'đến 17:15 20/11/2026', ['20/11/2026 17:15:00']],
    ['Máy 2', times[1], 'đến 22:27 21/11/2026', ['21/11/2026 22:27:00']],
    ['Máy 3', times[2], 'đến 16:27 25/11/2026', ['25/11/2026 16:27:00']],
  ]);
});

test('two machines that end at the same moment are two rows', () => {
  const { rows } = freeTimesDrawing([now + HOUR, now + HOUR], now, words);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('the axis holds at least half of the ends, and names hours of a day or days of a week', () => {
  const day = freeTimesDrawing(times.slice(0, 2), now, words);
  expect(day.to).toBe(now + DAY);
  expect(day.ticks.map(({ label }) => label)).toEqual([
    '18:00',
    '21:00',
    '21/11',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
    '15:00',
  ]);
  const week = freeTimesDrawing(times.slice(1), now, words);
  expect(week.to).toBe(now + 7 * DAY);
  expect(week.ticks[0]?.label).toBe('21/11');
  expect(week.ticks.every(({ at }) => at > now && at <= week.to)).toBe(true);
});

test('the summary names the soonest end, and how many of many are drawn', () => {
  expect(freeTimesSummary(times, 20, words)).toBe('Máy đầu tiên hết giờ lúc 17:15 20/11/2026.');
  expect(freeTimesSummary(times, 2, words)).toBe(
    '2 máy hết giờ sớm nhất trong 3 máy đang thuê. Máy đầu tiên hết giờ lúc 17:15 20/11/2026.',
  );
});
