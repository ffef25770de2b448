import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloudMinutesByDay } from './cloud-days.ts';
import { cloudMinutesUsed, cloudSessionTime } from './cloud-time-used.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import { VIETNAM_TIME_ZONE } from './zone-time.ts';

/** 16:27 in Vietnam. */
const now = Date.parse('2026-11-20T09:27:00.000Z');
const iso = (at: number) => new Date(at).toISOString();
const session = (start: string, end: string | null) => ({ time_start: start, time_shutdown: end });
const vietnam = { timeZone: VIETNAM_TIME_ZONE, minutesLeft: null };

test('a session over midnight is parted between its two days of the customer’s zone', () => {
  // 23:30 on the 18th until 01:10 on the 19th, Vietnam.
  const sessions = [session('2026-11-18T16:30:00.000Z', '2026-11-18T18:10:00.000Z')];
  const days = cloudMinutesByDay(sessions, now, { ...vietnam, days: 3 });
  expect(days.map(({ used }) => used)).toEqual([30, 70, 0]);
  expect(days[0]?.start).toBe(Date.parse('2026-11-17T17:00:00.000Z'));
  const [...abroad] = cloudMinutesByDay(sessions, now, { ...vietnam, days: 3, timeZone: 'UTC' });
  expect(abroad.map(({ used }) => used)).toEqual([100, 0, 0]);
});

test('the session that goes on is counted apart, until now', () => {
  const sessions = [
    session('2026-11-20T09:00:00.000Z', null),
    session('2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z'),
  ];
  const [today] = cloudMinutesByDay(sessions, now, { ...vietnam, days: 1 });
  expect(today).toMatchObject({ used: 60, running: 27 });
});

test('what was left after each day is counted back from what is left now', () => {
  const sessions = [
    session('2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z'),
    session('2026-11-18T02:00:00.000Z', '2026-11-18T04:00:00.000Z'),
  ];
  const left = (minutesLeft: number | null) =>
    cloudMinutesByDay(sessions, now, { ...vietnam, days: 3, minutesLeft }).map((day) => day.left);
  expect(left(600)).toEqual([660, 660, 600]);
  expect(left(null)).toEqual([null, null, null]);
});

test('seconds of several sessions make minutes, on the day on which a minute is full', () => {
  const sessions = ['2026-11-19T02:00', '2026-11-19T03:00', '2026-11-20T02:00'].map((start) =>
    session(`${start}:00.000Z`, `${start}:40.000Z`),
  );
  const days = cloudMinutesByDay(sessions, now, { ...vietnam, days: 3, minutesLeft: 598 });
  expect(days.map(({ used, left }) => [used, left])).toEqual([
    [0, 600],
    [1, 599],
    [1, 598],
  ]);
});

test('a session without a start, and one that ends before it, count for nothing', () => {
  const sessions = [
    { time_start: undefined, time_shutdown: '2026-11-20T03:00:00.000Z' },
    session('2026-11-20T03:00:00.000Z', '2026-11-20T02:00:00.000Z'),
    session(iso(now + HOUR), null),
  ];
  const [today] = cloudMinutesByDay(sessions, now, { ...vietnam, days: 1 });
  expect(today).toMatchObject({ used: 0, running: 0 });
});

test('all days together have the minutes of all sessions together, also where clocks change', () => {
  const days = 40;
  const times = fc.record({
    start: fc.integer({ min: now - 30 * DAY, max: now }),
    length: fc.integer({ min: 0, max: 3 * DAY }),
  });
  const zones = fc.constantFrom(VIETNAM_TIME_ZONE, 'America/New_York', 'Asia/Kolkata');
  fc.assert(
    fc.property(fc.array(times, { maxLength: 20 }), zones, (all, timeZone) => {
      const ended = all.map(({ start, length }) => ({ start, end: Math.min(start + length, now) }));
      const sessions = ended.map(({ start, end }) => session(iso(start), iso(end)));
      const found = cloudMinutesByDay(sessions, now, { days, minutesLeft: 0, timeZone });
      expect(found).toHaveLength(days);
      const time = ended.reduce((sum, { start, end }) => sum + cloudSessionTime(start, end), 0);
      expect(found.reduce((sum, { used }) => sum + used, 0)).toBe(cloudMinutesUsed(time));
      for (const { used } of found) expect(used * MINUTE).toBeLessThanOrEqual(20 * 25 * HOUR);
    }),
  );
});
