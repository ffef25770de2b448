import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTime } from './date-format.ts';
import { isCalendarDate, timeOf } from './time.ts';

/** Leap years by their rule, days by the months' names: nothing of the clock in it. */
function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function padded(part: number, length = 2): string {
  return String(part).padStart(length, '0');
}

describe('a time on the wire', () => {
  test('is read, its absence is null', () => {
    expect(timeOf('1970-01-01T00:00:01Z')).toBe(1000);
    expect(timeOf('1970-01-01T07:00:00.250+07:00')).toBe(250);
    expect(timeOf('1970-01-01T00:01Z')).toBe(60_000);
    expect([timeOf(null), timeOf(undefined), timeOf('')]).toEqual([null, null, null]);
  });

  test.each([
    '1',
    'Máy 1',
    'March 7',
    '2026',
    '2026-11-20',
    '2026-11-20T08:40:00',
    '2026-11-20 08:40:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:40:00Z',
    '2026-11-20T08:40:00Z ',
    '20/11/2026 15:40:00',
    'at 2026-11-20T08:40:00Z',
    '2026-11-20T08:40:00Z (UTC)',
  ])('"%s" is none, even where the engine parses it', (text) => {
    expect(timeOf(text)).toBeNull();
    expect(formatDateTime(text, 'UTC')).toBeNull();
  });

  test('is the moment that was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
        (moment) => {
          expect(timeOf(moment.toISOString())).toBe(moment.getTime());
        },
      ),
    );
  });

  test('is counted from days, hours, minutes and the offset of its zone', () => {
    const offset = fc.integer({ min: -14 * 60, max: 14 * 60 });
    const date = fc.record({
      year: fc.integer({ min: 1970, max: 2199 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      minute: fc.nat(24 * 60 - 1),
    });
    fc.assert(
      fc.property(date, offset, ({ year, month, day, minute }, shift) => {
        const sign = shift < 0 ? '-' : '+';
        const zone = `${sign}${padded(Math.floor(Math.abs(shift) / 60))}:${padded(Math.abs(shift) % 60)}`;
        const clock = `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`;
        const text = `${padded(year, 4)}-${padded(month)}-${padded(day)}T${clock}:00${zone}`;
        let days = day - 1;
        for (let before = 1970; before < year; before += 1) {
          for (let of = 1; of <= 12; of += 1) days += daysOf(before, of);
        }
        for (let of = 1; of < month; of += 1) days += daysOf(year, of);
        const exact = (days * 24 * 60 + minute - shift) * 60_000;
        expect(timeOf(text)).toBe(day > daysOf(year, month) ? null : exact);
      }),
    );
  });

  test('of any text is a number or null', () => {
    const sign = fc.constantFrom(...'0123456789-:TZ+. '.split(''), '2026-11-20T', '08:40');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign })), (text) => {
        const time = timeOf(text);
        expect(time === null || Number.isFinite(time)).toBe(true);
      }),
    );
  });
});

test('a day of the calendar is one that its month has', () => {
  const part = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), part, part, (year, month, day) => {
      const has = day >= 1 && day <= daysOf(year, month);
      expect(isCalendarDate(`${padded(year, 4)}-${padded(month)}-${padded(day)}`)).toBe(has);
    }),
    { numRuns: 1000 },
  );
});
