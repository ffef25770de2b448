import { expect, test } from 'vitest';
import { dateTimeParts, formatDateTime, homeZone } from './format-date-time.ts';

// @spec 9.14
test('a moment is DD/MM/YYYY HH:mm:ss in a zone, from a text or from milliseconds', () => {
  expect(formatDateTime('2026-11-20T08:40:00.000Z', homeZone)).toBe('20/11/2026 15:40:00');
  expect(formatDateTime('2026-11-20T15:40:00+07:00', homeZone)).toBe('20/11/2026 15:40:00');
  expect(formatDateTime(Date.UTC(2026, 11, 31, 17, 0, 0, 999), homeZone)).toBe(
    '01/01/2027 00:00:00',
  );
  expect(dateTimeParts('2026-02-28T17:00:05Z', homeZone)).toEqual({
    date: '01/03/2026',
    time: '00:00:05',
    machine: '2026-02-28T17:00:05Z',
  });
});

test.each([
  ['America/New_York', '20/11/2026 03:40:00'],
  ['Asia/Kolkata', '20/11/2026 14:10:00'],
  ['Pacific/Apia', '20/11/2026 21:40:00'],
])('and so it is for a customer in %s', (timeZone, shown) => {
  expect(formatDateTime('2026-11-20T08:40:00Z', timeZone)).toBe(shown);
});

test('without a zone it is that of the runtime, as of the platform’s own clocks', () => {
  for (let day = 0; day < 800; day += 1) {
    const at = Date.UTC(2026, 0, 1) + day * 86_399_000;
    const clock = new Date(at);
    const local = new Date(at - clock.getTimezoneOffset() * 60_000).toISOString();
    const [, year, month, date, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/u.exec(local) ?? [];
    expect(formatDateTime(at)).toBe(`${date}/${month}/${year} ${time}`);
  }
});

test.each(['', 'hôm qua', Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 253_402_300_800_000])(
  '%j is no moment that can be shown',
  (at) => {
    expect(dateTimeParts(at)).toBeNull();
    expect(formatDateTime(at)).toBe(String(at));
  },
);
