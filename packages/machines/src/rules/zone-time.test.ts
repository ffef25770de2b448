import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateTimeParts } from './date-format.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import {
  clockMoment,
  dayStart,
  VIETNAM_OFFSET,
  VIETNAM_TIME_ZONE,
  vietnamDay,
  vietnamDayStart,
  zoneName,
  zoneOffset,
} from './zone-time.ts';

/**
 * Clocks that never change, change in spring and autumn, at midnight, by half an hour, by two hours, by a whole day (Apia, the
 * end of 2011), and a minute after midnight back into the day before (Goose Bay, until 2011).
 */
const zone = fc.constantFrom(
  VIETNAM_TIME_ZONE,
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Europe/Helsinki',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Goose_Bay',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
);
const moment = fc.integer({
  min: Date.parse('1990-01-01T00:00:00.000Z'),
  max: Date.parse('2040-01-01T00:00:00.000Z'),
});

/** What clocks show, as text that sorts as time does. */
function shown(at: number, timeZone: string): string {
  const { date, time } = dateTimeParts(at, timeZone) ?? { date: '', time: '' };
  return `${date.split('/').toReversed().join('-')}T${time}`;
}

describe('how far clocks are ahead', () => {
  test.each([
    ['2026-11-20T09:27:00.000Z', VIETNAM_TIME_ZONE, VIETNAM_OFFSET, 'UTC+07:00'],
    ['2026-11-20T09:27:00.000Z', 'UTC', 0, 'UTC+00:00'],
    ['2026-07-20T09:27:00.123Z', 'America/New_York', -4 * HOUR, 'UTC-04:00'],
    ['2026-11-20T09:27:59.999Z', 'America/New_York', -5 * HOUR, 'UTC-05:00'],
    ['2026-11-20T09:27:00.000Z', 'Asia/Kolkata', 5.5 * HOUR, 'UTC+05:30'],
    ['2026-11-20T09:27:00.000Z', 'America/St_Johns', -3.5 * HOUR, 'UTC-03:30'],
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', -10 * HOUR, 'UTC-10:00'],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', 14 * HOUR, 'UTC+14:00'],
  ])('at %s in %s', (at, timeZone, offset, name) => {
    expect(zoneOffset(Date.parse(at), timeZone)).toBe(offset);
    expect(zoneName(Date.parse(at), timeZone)).toBe(name);
  });

  test('a moment and what is ahead are what clocks show', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const local = new Date(at + zoneOffset(at, timeZone)).toISOString();
        expect(local.slice(0, 19)).toBe(shown(at, timeZone));
      }),
    );
  });

  test('without a zone it is that of the runtime', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(zoneOffset(at)).toBe(0 - new Date(at).getTimezoneOffset() * MINUTE);
      }),
    );
  });

  test('what is no moment has none', () => {
    expect(() => zoneOffset(Number.NaN, 'UTC')).toThrow(RangeError);
    expect(() => zoneOffset(0, 'Asia/Atlantis')).toThrow(RangeError);
  });
});

describe('when clocks show a time', () => {
  test.each([
    ['once', '2026-11-20T18:00:00', 'America/New_York', '2026-11-20T23:00:00.000Z'],
    ['twice: the first', '2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['never: the next', '2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['on no day: the next', '2011-12-30T12:00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['at no midnight: the next', '2026-04-24T00:00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s', (_, clock, timeZone, at) => {
    expect(new Date(clockMoment(Date.parse(`${clock}Z`), timeZone)).toISOString()).toBe(at);
  });

  test('it is the first moment at which they show it or more', () => {
    fc.assert(
      fc.property(moment, zone, fc.constantFrom(1, 3 * HOUR, DAY), (any, timeZone, grid) => {
        const clock = Math.floor(any / grid) * grid;
        const wanted = new Date(clock).toISOString().slice(0, 19);
        const at = clockMoment(clock, timeZone);
        expect(shown(at, timeZone) >= wanted).toBe(true);
        for (const before of [1, MINUTE, HOUR, 3 * HOUR]) {
          const earlier = new Date(at - before + zoneOffset(at - before, timeZone));
          expect(earlier.getTime()).toBeLessThan(clock);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('the day in Vietnam', () => {
  test.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29'],
  ])('of %s is %s', (at, day) => {
    expect(vietnamDay(Date.parse(at))).toBe(day);
  });

  test('is the one that clocks there show, and begins no later', () => {
    const since1976 = fc.integer({ min: Date.UTC(1976, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(since1976, (at) => {
        const day = vietnamDay(at);
        expect(day.split('-').toReversed().join('/')).toBe(
          dateTimeParts(at, VIETNAM_TIME_ZONE)?.date,
        );
        const start = vietnamDayStart(day) ?? Number.NaN;
        expect(at - start).toBeGreaterThanOrEqual(0);
        expect(at - start).toBeLessThan(24 * HOUR);
      }),
      { numRuns: 400 },
    );
  });
});

describe('when a day begins', () => {
  test.each([
    // 23 and 25 hours in New York.
    ['2026-03-08T22:00:00.000Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01T22:00:00.000Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-20T18:29:59.999Z', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', '2011-12-29T10:00:00.000Z'],
    ['2026-11-20T17:00:00.000Z', VIETNAM_TIME_ZONE, '2026-11-20T17:00:00.000Z'],
  ])('that of %s in %s is %s', (at, timeZone, start) => {
    expect(new Date(dayStart(Date.parse(at), timeZone)).toISOString()).toBe(start);
  });

  test('it is of the same date, not later, and the moment before is of an earlier one', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const start = dayStart(at, timeZone);
        const dateOf = (of: number) => shown(of, timeZone).slice(0, 10);
        expect(start).toBeLessThanOrEqual(at);
        expect(at - start).toBeLessThan(26 * HOUR);
        expect(dateOf(start)).toBe(dateOf(at));
        expect(dateOf(start - 1) < dateOf(at)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
