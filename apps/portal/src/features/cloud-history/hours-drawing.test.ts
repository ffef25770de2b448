import { expect, test } from 'vitest';
import { cloudMinutesByDay, cloudSessionMinutes, DAY } from '@tram/machines/rules';
import { cloudWords } from '../cloud/words.vi.ts';
import { daysToShow, hoursDrawing, hoursSummary } from './hours-drawing.ts';
import { cloudHoursWords } from './hours-words.vi.ts';

const words = cloudHoursWords.vi;
const { time } = cloudWords.vi;
const now = new Date(2026, 10, 20, 16, 27).getTime();
const iso = (...at: readonly [number, number, number, number, number]) =>
  new Date(...at).toISOString();

const finished = [
  { time_start: iso(2026, 10, 18, 22, 30), time_shutdown: iso(2026, 10, 19, 1, 15) },
  { time_start: iso(2026, 10, 20, 8, 0), time_shutdown: iso(2026, 10, 20, 9, 5) },
];
const options = { days: 3, minutesLeft: 600 };

test('what is drawn of all days is what the sessions used, and beside it what was left', () => {
  const { bars, series, extra } = hoursDrawing(
    cloudMinutesByDay(finished, now, options),
    words,
    time,
  );
  expect(series.map(({ label }) => label)).toEqual(['Đã dùng']);
  expect(extra).toBe('Còn lại sau ngày');
  expect(bars.map((bar) => [bar.label, bar.values, bar.extra])).toEqual([
    ['18/11/2026', [90], '12 giờ 20 phút'],
    ['19/11/2026', [75], '11 giờ 5 phút'],
    ['20/11/2026', [65], '10 giờ'],
  ]);
  const used = finished.map((one) =>
    cloudSessionMinutes(Date.parse(one.time_start), Date.parse(one.time_shutdown)),
  );
  expect(bars.flatMap(({ values }) => values).reduce((sum, one) => sum + one, 0)).toBe(
    used.reduce((sum, one) => sum + one, 0),
  );
});

test('the session that goes on is drawn apart, and what was left is absent where nobody knows', () => {
  const sessions = [...finished, { time_start: iso(2026, 10, 20, 16, 0), time_shutdown: null }];
  const days = cloudMinutesByDay(sessions, now, { days: 1, minutesLeft: null });
  const { bars, series, extra } = hoursDrawing(days, words, time);
  expect(series.map(({ label, look }) => [label, look])).toEqual([
    ['Đã dùng', 'solid'],
    ['Phiên đang chạy', 'open'],
  ]);
  expect(bars[0]?.values).toEqual([65, 27]);
  expect(extra).toBeUndefined();
});

test('beside the axis are hours, in a copy minutes', () => {
  const { formatTick, copiedUnit } = hoursDrawing([], words, time);
  expect([0, 30, 60, 150].map(formatTick)).toEqual(['0', '0,5 giờ', '1 giờ', '2,5 giờ']);
  expect(copiedUnit).toBe('phút');
});

test('the days begin with the machine, a week at the least and 30 at the most', () => {
  const ago = (days: number) => daysToShow(now - days * DAY, now);
  expect([0, 6, 7, 20, 29, 300].map(ago)).toEqual([7, 7, 8, 21, 30, 30]);
  expect(daysToShow(null, now)).toBe(30);
});

test('the summary names the day that had most, and says where there was none', () => {
  const days = cloudMinutesByDay(finished, now, options);
  expect(hoursSummary(days, words, time)).toBe(
    '3 ngày gần nhất chạy 3 giờ 50 phút. Nhiều nhất: 18/11/2026, 1 giờ 30 phút.',
  );
  expect(hoursSummary(cloudMinutesByDay([], now, options), words, time)).toBe(
    '3 ngày gần nhất máy không chạy.',
  );
});
