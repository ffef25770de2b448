import { expect, test } from 'vitest';
import { dateTimeParts, formatDateTime } from './format-date-time.ts';

test('a moment is DD/MM/YYYY HH:mm:ss in Vietnam, from a text or from milliseconds', () => {
  expect(formatDateTime('2026-11-20T08:40:00.000Z')).toBe('20/11/2026 15:40:00');
  expect(formatDateTime('2026-11-20T15:40:00+07:00')).toBe('20/11/2026 15:40:00');
  expect(formatDateTime(Date.UTC(2026, 11, 31, 17, 0, 0, 999))).toBe('01/01/2027 00:00:00');
  expect(dateTimeParts('2026-02-28T17:00:05Z')).toEqual({
    date: '01/03/2026',
    time: '00:00:05',
    machine: '2026-03-01T00:00:05+07:00',
  });
});

test('is the same as that of the platform’s own zones', () => {
  const platform = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  for (let day = 0; day < 800; day += 1) {
    const at = Date.UTC(2026, 0, 1) + day * 86_399_000;
    expect(formatDateTime(at)).toBe(platform.format(at).replace(', ', ' '));
  }
});

test.each(['', 'hôm qua', Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 253_402_300_800_000])(
  '%j is no moment that can be shown',
  (at) => {
    expect(dateTimeParts(at)).toBeNull();
    expect(formatDateTime(at)).toBe(String(at));
  },
);
