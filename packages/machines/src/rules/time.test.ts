import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  announcementDue,
  formatCountdown,
  rechargeRuler,
  remainingTime,
  rentalRuler,
  rulerFill,
  sessionRuler,
  spokenTimeLeft,
} from './remaining-time.ts';
import { lowTime } from './low-time.ts';
import { dateTimeParts, formatDateTime } from './date-format.ts';
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';

const now = Date.UTC(2026, 10, 20, 8, 40);
describe('the time left as it is said', () => {
  test.each([
    [30 * DAY, { days: 30, hours: 0, minutes: 0 }],
    [30 * DAY - 1, { days: 30, hours: 0, minutes: 0 }],
    [30 * DAY - 29 * MINUTE, { days: 30, hours: 0, minutes: 0 }],
    [30 * DAY - 31 * MINUTE, { days: 29, hours: 23, minutes: 0 }],
    [DAY + 20 * MINUTE, { days: 1, hours: 0, minutes: 0 }],
    [DAY - 1, { days: 1, hours: 0, minutes: 0 }],
    [DAY - MINUTE, { days: 0, hours: 23, minutes: 59 }],
    [HOUR - 1, { days: 0, hours: 1, minutes: 0 }],
    [5 * HOUR + 12 * MINUTE, { days: 0, hours: 5, minutes: 12 }],
    [1, { days: 0, hours: 0, minutes: 1 }],
    [0, null],
    [-1, null],
    [Number.NaN, null],
  ])('%d ms: %o', (left, said) => {
    expect(spokenTimeLeft(now + left, now)).toEqual(said);
  });

  test('is never half an hour off, and in the last day never a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (left) => {
        const said = spokenTimeLeft(now + left, now);
        const { days, hours, minutes } = said ?? { days: 0, hours: 0, minutes: 0 };
        const off = Math.abs(days * DAY + hours * HOUR + minutes * MINUTE - left);
        expect(off).toBeLessThanOrEqual(left >= DAY ? HOUR / 2 : MINUTE);
      }),
    );
  });
});

describe('remaining time', () => {
  test('is split for words', () => {
    const left = 2 * DAY + 5 * HOUR + 12 * MINUTE + 4 * SECOND + 999;
    expect(remainingTime(now + left, now, null)).toEqual({
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
    expect(remainingTime(now + left, now, DAY).level).toBe(level);
  });

  test.each([
    [HOUR, 15 * MINUTE],
    [2 * HOUR, 30 * MINUTE],
    [4 * HOUR, 60 * MINUTE],
    [30 * DAY, 60 * MINUTE],
    // Where nobody knows how long it is, nothing is said too early.
    [null, 15 * MINUTE],
  ])('of a term of %s ms it is low below %i ms', (term, low) => {
    expect(lowTime(term)).toBe(low);
    expect(remainingTime(now + low, now, term).level).toBe('normal');
    expect(remainingTime(now + low - 1, now, term).level).toBe('low');
  });

  test('an hour that was just paid for is not about to end', () => {
    expect(remainingTime(now + HOUR - SECOND, now, HOUR).level).toBe('normal');
  });

  test('what is critical is low, too: half an hour is not critical before its last quarter', () => {
    expect(remainingTime(now + 9 * MINUTE, now, HOUR / 2).level).toBe('normal');
    expect(remainingTime(now + 7 * MINUTE, now, HOUR / 2).level).toBe('critical');
  });

  test('its parts add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (left) => {
        const { days, hours, minutes, seconds, total } = remainingTime(now + left, now, null);
        const sum = days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
        expect(total - sum).toBeGreaterThanOrEqual(0);
        expect(total - sum).toBeLessThan(SECOND);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
      }),
    );
  });

  test('its seconds, counted out, are what is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: 400 * DAY }), (left) => {
        const { days, hours, minutes, seconds, total } = remainingTime(now + left, now, null);
        const whole = BigInt(((days * 24 + hours) * 60 + minutes) * 60 + seconds);
        expect(whole).toBe(BigInt(Math.max(left, 0)) / 1000n);
        expect(total).toBe(Math.max(left, 0));
      }),
    );
  });

  test('never grows more urgent with more time, and depends only on the difference', () => {
    const urgency = ['normal', 'low', 'critical', 'over'];
    const left = fc.integer({ min: -HOUR, max: 3 * HOUR });
    fc.assert(
      fc.property(left, fc.nat(3 * HOUR), fc.integer(), (time, more, moved) => {
        const level = (of: number, at = now) =>
          urgency.indexOf(remainingTime(at + of, at, DAY).level);
        expect(level(time + more)).toBeLessThanOrEqual(level(time));
        expect(level(time, now + moved)).toBe(level(time));
      }),
    );
  });

  test('what is announced is the smallest threshold that was passed', () => {
    const time = fc.integer({ min: -MINUTE, max: 2 * HOUR });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [before, after] = [Math.max(one, other), Math.min(one, other)];
        const passed = [1, 10, 60].find((minutes) => {
          const at = minutes * MINUTE;
          return before > at && after <= at;
        });
        expect(announcementDue(before, after)).toBe(passed ?? null);
        // Added time announces nothing.
        expect(announcementDue(after, before)).toBeNull();
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

  test('after a sleep only the latest announcement is made', () => {
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
    expect(rulerFill(sessionRuler(0), HOUR)).toBe(0);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 48 }), (left, hours) => {
        const fill = rulerFill(sessionRuler(hours), left);
        expect(fill).toBeGreaterThanOrEqual(0);
        expect(fill).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('a full ruler is as many units as it says, and less time never fills it more', () => {
  const unit = { minute: MINUTE, hour: HOUR, day: DAY };
  const time = fc.integer({ min: -DAY, max: 40 * DAY });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 1, max: 48 }), (one, other, hours) => {
      const scales = [rentalRuler(one), sessionRuler(hours), rechargeRuler()];
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      for (const scale of scales) {
        expect(scale.length * unit[scale.unit]).toBe(scale.duration);
        expect(rulerFill(scale, less)).toBeLessThanOrEqual(rulerFill(scale, more));
        expect(rulerFill(scale, scale.duration)).toBe(1);
      }
    }),
  );
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

  test('read back, is what is left in whole seconds, rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MINUTE, max: 200 * HOUR }), (left) => {
        const text = formatCountdown(left);
        expect(text).toMatch(/^(?:\d{2,}:)?[0-5]\d:[0-5]\d$/u);
        const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(seconds * SECOND).toBeGreaterThanOrEqual(Math.max(left, 0));
        expect(seconds * SECOND - Math.max(left, 0)).toBeLessThan(SECOND);
        expect(text === '00:00').toBe(left <= 0);
      }),
    );
  });

  test('has no hours below one hour, and no hour of nothing above', () => {
    expect(formatCountdown(HOUR - SECOND)).toBe('59:59');
    expect(formatCountdown(HOUR)).toBe('01:00:00');
    expect(formatCountdown(100 * HOUR)).toBe('100:00:00');
  });
});

describe('dates', () => {
  // @spec 9.14
  test('are DD/MM/YYYY HH:mm:ss in the zone of the customer', () => {
    expect(formatDateTime('2026-11-20T08:40:00.000Z', 'Asia/Ho_Chi_Minh')).toBe(
      '20/11/2026 15:40:00',
    );
    expect(formatDateTime('2026-12-31T17:00:00Z', 'Asia/Ho_Chi_Minh')).toBe('01/01/2027 00:00:00');
    expect(formatDateTime(Date.UTC(999, 0), 'UTC')).toBe('01/01/0999 00:00:00');
    expect(dateTimeParts(now, 'UTC')).toEqual({ date: '20/11/2026', time: '08:40:00' });
  });

  test.each([null, undefined, '', 'hôm nay', Number.NaN, Infinity])('%s is no date', (moment) => {
    expect(formatDateTime(moment)).toBeNull();
  });

  test('are those of the zone that this computer is in, where none is named', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const moment = fc.integer({ min: -8.64e15, max: 8.64e15 });
    fc.assert(
      fc.property(moment, (time) => {
        expect(formatDateTime(time)).toBe(formatDateTime(time, timeZone));
      }),
    );
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
});
