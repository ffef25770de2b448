import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCountdown } from './countdown.ts';
import { dateTimeParts, formatDateTime } from './date-format.ts';
import { DAY, HOUR, MINUTE, SECOND } from './duration.ts';
import { announcementDue, remainingTime } from './remaining-time.ts';
import { extensionEnd, HOURS_PER_UNIT, RENTAL_UNITS, rentalEnd } from './rental-period.ts';
import { rechargeRuler, rentalRuler, rulerFill, sessionRuler } from './ruler.ts';
import { timeOf } from './time.ts';

const now = Date.UTC(2026, 10, 20, 8, 40);
const term = fc.record({
  unit: fc.constantFrom(...RENTAL_UNITS),
  period: fc.integer({ min: 1, max: 1000 }),
});

describe('rental end', () => {
  test('a day is 24 hours and a month 720, in every month', () => {
    expect(rentalEnd(now, { unit: 'day', period: 2 })).toBe(now + 2 * DAY);
    expect(rentalEnd(now, { unit: 'month', period: 1 })).toBe(now + 30 * DAY);
  });

  test('an extension is appended to a running rental', () => {
    const end = now + 3 * HOUR;
    expect(extensionEnd(now, end, { unit: 'hour', period: 2 })).toBe(now + 5 * HOUR);
  });

  test('an extension of a rental that is over, or of none, counts from now', () => {
    expect(extensionEnd(now, now - DAY, { unit: 'hour', period: 2 })).toBe(now + 2 * HOUR);
    expect(extensionEnd(now, null, { unit: 'hour', period: 2 })).toBe(now + 2 * HOUR);
  });

  test('an extension always buys its whole hours', () => {
    fc.assert(
      fc.property(term, fc.integer({ min: -DAY, max: DAY }), (bought, offset) => {
        const hours = bought.period * HOURS_PER_UNIT[bought.unit];
        const end = extensionEnd(now, now + offset, bought);
        expect(end - Math.max(now, now + offset)).toBe(hours * HOUR);
      }),
    );
  });
});

describe('remaining time', () => {
  test('is split for words', () => {
    const left = 2 * DAY + 5 * HOUR + 12 * MINUTE + 4 * SECOND + 999;
    expect(remainingTime(now + left, now)).toEqual({
      total: left,
      days: 2,
      hours: 5,
      minutes: 12,
      seconds: 4,
      level: 'normal',
    });
  });

  test.each([
    [60 * MINUTE, 'normal'],
    [60 * MINUTE - 1, 'low'],
    [10 * MINUTE, 'low'],
    [10 * MINUTE - 1, 'critical'],
    [1, 'critical'],
    [0, 'over'],
    [-DAY, 'over'],
  ] as const)('%i ms left is %s', (left, level) => {
    expect(remainingTime(now + left, now).level).toBe(level);
  });

  test('its parts add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (left) => {
        const { days, hours, minutes, seconds, total } = remainingTime(now + left, now);
        const sum = days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
        expect(total - sum).toBeGreaterThanOrEqual(0);
        expect(total - sum).toBeLessThan(SECOND);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
      }),
    );
  });

  test('each threshold is announced once on the way down', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 * MINUTE }), { maxLength: 40 }),
        (steps) => {
          let left = 2 * HOUR;
          const said: number[] = [];
          for (const step of steps) {
            const due = announcementDue(left, left - step);
            left -= step;
            if (due !== null) said.push(due);
          }
          expect(new Set(said).size).toBe(said.length);
          expect([...said].sort((one, other) => other - one)).toEqual(said);
        },
      ),
    );
  });

  test('after a sleep only the latest announcement is said', () => {
    expect(announcementDue(2 * HOUR, 30 * SECOND)).toBe(1);
    expect(announcementDue(2 * HOUR, 61 * MINUTE)).toBeNull();
  });
});

describe('rulers', () => {
  test('a PC is measured on 24 hours, or on 30 days when more is left', () => {
    expect(rentalRuler(DAY)).toEqual({ unit: 'hour', length: 24, duration: DAY });
    expect(rentalRuler(DAY + 1)).toEqual({ unit: 'day', length: 30, duration: 30 * DAY });
  });

  test('a session is measured on its hours, a top-up on 15 minutes', () => {
    expect(sessionRuler(4)).toEqual({ unit: 'hour', length: 4, duration: 4 * HOUR });
    expect(rechargeRuler()).toEqual({ unit: 'minute', length: 15, duration: 900_000 });
  });

  test('the fill stays on the ruler', () => {
    expect(rulerFill(rechargeRuler(), 450_000)).toBe(0.5);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 48 }), (left, hours) => {
        const fill = rulerFill(sessionRuler(hours), left);
        expect(fill).toBeGreaterThanOrEqual(0);
        expect(fill).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('countdown', () => {
  test.each([
    [900_000, '15:00'],
    [899_001, '15:00'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
    [2 * HOUR + 5 * SECOND, '02:00:05'],
  ])('%i ms are %s', (left, text) => {
    expect(formatCountdown(left)).toBe(text);
  });

  test('reads 00:00 only when nothing is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY }), (left) => {
        expect(formatCountdown(left)).toMatch(/^(?:\d{2}:)?\d{2}:\d{2}$/);
        expect(formatCountdown(left)).not.toBe('00:00');
      }),
    );
  });
});

describe('dates', () => {
  test('are DD/MM/YYYY HH:mm:ss in the zone of the customer', () => {
    expect(formatDateTime('2026-11-20T08:40:00.000Z', 'Asia/Ho_Chi_Minh')).toBe(
      '20/11/2026 15:40:00',
    );
    expect(formatDateTime('2026-12-31T17:00:00Z', 'Asia/Ho_Chi_Minh')).toBe('01/01/2027 00:00:00');
    expect(dateTimeParts(now, 'UTC')).toEqual({ date: '20/11/2026', time: '08:40:00' });
  });

  test.each([null, undefined, '', 'hôm nay', Number.NaN, Infinity])('%s is no date', (moment) => {
    expect(formatDateTime(moment)).toBeNull();
  });

  test('name the same moment in any zone', () => {
    const zone = fc.constantFrom('Asia/Ho_Chi_Minh', 'UTC', 'America/New_York', 'Asia/Kathmandu');
    const moment = fc.integer({ min: 0, max: Date.UTC(2099, 0) });
    fc.assert(
      fc.property(moment, zone, (time, timeZone) => {
        const text = formatDateTime(time, timeZone) ?? '';
        const [, day, month, year, clock] = /^(\d\d)\/(\d\d)\/(\d{4}) (\S+)$/.exec(text) ?? [];
        const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
          .format(time)
          .replace(/^.*GMT/, '');
        const back = Date.parse(`${year}-${month}-${day}T${clock}${offset === '' ? 'Z' : offset}`);
        expect(back).toBe(Math.floor(time / SECOND) * SECOND);
      }),
    );
  });

  test('a time on the wire is read, its absence is null', () => {
    expect(timeOf('1970-01-01T00:00:01Z')).toBe(1000);
    expect([timeOf(null), timeOf(undefined), timeOf(''), timeOf('x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
