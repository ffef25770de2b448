import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudExtension, cloudExtensionPrice, cloudPriceOf } from './cloud-price.ts';
import {
  cloudDueAt,
  cloudIsOver,
  cloudMinutesLeft,
  cloudSessionEnd,
  cloudSessionMinutes,
} from './cloud-time.ts';
import { cloudMinutesUsed, cloudSessionTime } from './cloud-time-used.ts';
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';
import { MAXIMUM_CLOUD_DAYS_AHEAD } from './limits.ts';

const money = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 100 });
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const hours = fc.integer({ min: 1, max: 1000 });

describe('cloudPriceOf', () => {
  test.each([
    [349_000, [], 10, 314_100],
    [349_000, [90_000], 10, 395_100],
    [349_000, [90_000, 50_001], 7, 454_770],
    [349_000, [90_000], 100, 0],
  ])('%i and %j less %i percent is %i', (price, hardware, off, total) => {
    expect(cloudPriceOf(price, hardware, off).total).toBe(total);
  });

  // @spec 9.7 S12
  test('is the package and each piece, rounded down once and never in parts', () => {
    fc.assert(
      fc.property(money, fc.array(money, { maxLength: 10 }), percent, (price, hardware, off) => {
        const cost = cloudPriceOf(price, hardware, off);
        const sum = hardware.reduce((total, piece) => total + piece, price);
        expect(cost.subtotal).toBe(sum);
        expect(cost.packagePrice + cost.hardwarePrice).toBe(sum);
        expect(cost.subtotal - cost.discount).toBe(cost.total);
        expect(cost.total).toBe(Math.floor((sum * (100 - off)) / 100));
      }),
    );
  });
});

describe('cloudPriceOf, of what is no sum of money', () => {
  test.each([
    [349_000.5, []],
    [-1, []],
    [349_000, [0.5, 0.5]],
    [349_000, [90_000, -1]],
    [349_000, [Number.NaN]],
    [Number.MAX_SAFE_INTEGER, [1]],
  ])('throws: %d and %j', (price, hardware) => {
    expect(() => cloudPriceOf(price, hardware, 10)).toThrow(RangeError);
  });
});

describe('cloudExtensionPrice', () => {
  const hardwares = [{ price: 90_000 }, { price: 50_001 }];

  test.each([
    [1, 314_100],
    [2, 314_100],
    [3, 440_100],
    [4, 314_100],
    [9, 314_100],
    // @spec 9.10
  ])('with accepted_add_hardwares %i the extension costs %i', (status, total) => {
    const request = { accepted_add_hardwares: status, hardwares };
    expect(cloudExtensionPrice(349_000, request, 10).total).toBe(total);
  });

  test('accepted hardware costs more by its price less the discount, to a đồng; other hardware nothing', () => {
    const pieces = fc.array(fc.record({ price: money }), { maxLength: 6 });
    const status = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(money, pieces, status, percent, (price, wanted, code, off) => {
        const request = { accepted_add_hardwares: code, hardwares: wanted };
        const more =
          cloudExtensionPrice(price, request, off).total - cloudPriceOf(price, [], off).total;
        const added = wanted.reduce((sum, piece) => sum + piece.price, 0);
        const exact = code === 3 ? (added * (100 - off)) / 100 : 0;
        expect(Math.abs(more - exact)).toBeLessThan(1);
      }),
    );
  });
});

describe('the days and hours of a cloud machine', () => {
  // @spec 9.12
  test('are counted from its creation and by finished sessions', () => {
    expect(cloudDueAt(0, 30)).toBe(30 * DAY);
    expect(cloudMinutesLeft(60, 312)).toBe(3288);
    expect(cloudMinutesLeft(1, 61)).toBe(0);
    expect(cloudSessionMinutes(0, 90 * MINUTE - 1)).toBe(89);
    expect(cloudSessionMinutes(MINUTE, 0)).toBe(0);
    expect(cloudSessionTime(MINUTE, 0)).toBe(0);
    expect(cloudMinutesUsed(5 * cloudSessionTime(0, 55 * SECOND))).toBe(4);
  });

  test('sessions that end where they have to use less than a minute more than the hours, in all', () => {
    const wanted = fc.array(fc.nat(8 * HOUR), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), wanted, (granted, lengths) => {
        let used = 0;
        for (const length of lengths) {
          const minutesLeft = cloudMinutesLeft(granted, cloudMinutesUsed(used));
          const days = { startedAt: 0, maxHours: 8, dueAt: DAY };
          const { at } = cloudSessionEnd({ ...days, minutesLeft });
          used += cloudSessionTime(0, Math.min(length, at));
        }
        expect(used).toBeLessThan(granted * HOUR + MINUTE);
        expect(cloudMinutesUsed(used)).toBeLessThanOrEqual(granted * 60);
        // Nobody is stopped before the hours are used up.
        const isOver = cloudMinutesLeft(granted, cloudMinutesUsed(used)) === 0;
        expect(isOver).toBe(used >= granted * HOUR);
      }),
    );
  });

  test.each([
    [{ dueAt: 101, minutesLeft: 1 }, false],
    [{ dueAt: 100, minutesLeft: 1 }, true],
    [{ dueAt: 101, minutesLeft: 0 }, true],
  ])('%j at 100: over %s', (left, over) => {
    expect(cloudIsOver(left, 100)).toBe(over);
  });
});

describe('cloudSessionEnd', () => {
  const session = { startedAt: 0, maxHours: 8, minutesLeft: 600, dueAt: DAY };
  test.each([
    [session, 8 * HOUR, 'session'],
    [{ ...session, minutesLeft: 90 }, 90 * MINUTE, 'hours'],
    [{ ...session, minutesLeft: 480 }, 8 * HOUR, 'hours'],
    [{ ...session, dueAt: HOUR }, HOUR, 'days'],
    [{ ...session, dueAt: -1 }, 0, 'days'],
    // @spec 9.13
  ] as const)('%j ends at %i by its %s', (of, at, limit) => {
    expect(cloudSessionEnd(of)).toEqual({ at, limit });
  });

  const anySession = fc.record({
    startedAt: moment,
    maxHours: hours,
    minutesLeft: fc.nat(100_000),
    // Often near the start, where limits coincide.
    dueIn: fc.integer({ min: -DAY, max: 60 * DAY }),
  });

  test('nothing is used up before its end, and something is at it', () => {
    fc.assert(
      fc.property(anySession, ({ dueIn, ...given }) => {
        const of = { ...given, dueAt: given.startedAt + dueIn };
        const { at, limit } = cloudSessionEnd(of);
        // What would end it at a moment, asked of the moment and not of the limits.
        const endsIt = (now: number) => ({
          days: of.dueAt <= now,
          hours: now - of.startedAt >= of.minutesLeft * MINUTE,
          session: now - of.startedAt >= of.maxHours * HOUR,
        });
        expect(endsIt(at)[limit]).toBe(true);
        // One that ends as it starts has no moment before.
        const before = at > of.startedAt ? Object.values(endsIt(at - 1)) : [];
        expect(before).not.toContain(true);
        expect(at).toBeGreaterThanOrEqual(of.startedAt);
      }),
    );
  });

  test('ends no earlier with more hours, more days or a longer session', () => {
    const more = fc.nat(500);
    fc.assert(
      fc.property(anySession, more, more, more, ({ dueIn, ...given }, one, two, three) => {
        const of = { ...given, dueAt: given.startedAt + dueIn };
        const longer = {
          ...of,
          maxHours: of.maxHours + one,
          minutesLeft: of.minutesLeft + two,
          dueAt: of.dueAt + three * HOUR,
        };
        expect(cloudSessionEnd(longer).at).toBeGreaterThanOrEqual(cloudSessionEnd(of).at);
      }),
    );
  });

  test('a session that ends there never uses more minutes than are left, nor more hours than one may have', () => {
    fc.assert(
      fc.property(moment, hours, fc.nat(100_000), moment, (startedAt, maxHours, left, dueAt) => {
        const { at } = cloudSessionEnd({ startedAt, maxHours, minutesLeft: left, dueAt });
        expect(at).toBeGreaterThanOrEqual(startedAt);
        const used = cloudSessionMinutes(startedAt, at);
        expect(used).toBeLessThanOrEqual(Math.min(left, maxHours * 60));
      }),
    );
  });
});

describe('cloudExtension', () => {
  const rental = { createdAt: 0, daysOfUse: 30, hoursOfUse: 60, minutesUsed: 312 };
  const granted = { daysOfUse: 30, hoursOfUse: 60 };

  // @spec 9.11
  test('adds the days and hours of the package to what is left', () => {
    expect(cloudExtension(rental, granted, 10 * DAY)).toEqual({
      daysGranted: 30,
      hoursGranted: 60,
      daysOfUse: 60,
      hoursOfUse: 120,
      dueAt: 60 * DAY,
      minutesLeft: 120 * 60 - 312,
    });
  });

  test('gives back the whole days that have passed', () => {
    expect(cloudExtension(rental, granted, 33 * DAY + HOUR)).toMatchObject({
      daysGranted: 33,
      dueAt: 63 * DAY,
    });
  });

  test('is none when it pays for more than five years ahead', () => {
    const far = { ...rental, daysOfUse: MAXIMUM_CLOUD_DAYS_AHEAD - 29 };
    expect(cloudExtension(far, granted, DAY)).not.toBeNull();
    expect(cloudExtension(far, granted, DAY - 1)).toBeNull();
  });

  const days = fc.integer({ min: 1, max: 60 });
  const any = fc.record({
    createdAt: moment,
    daysOfUse: days,
    hoursOfUse: hours,
    minutesUsed: fc.nat(60_000),
  });

  test('always buys at least the days of the package from now on, less the part of a day, and never fewer hours', () => {
    fc.assert(
      fc.property(any, days, hours, fc.nat(200), fc.nat(DAY), (of, more, run, passed, part) => {
        const now = of.createdAt + passed * DAY + part;
        const extended = cloudExtension(of, { daysOfUse: more, hoursOfUse: run }, now);
        const dueAt = cloudDueAt(of.createdAt, of.daysOfUse);
        expect(extended).not.toBeNull();
        if (extended === null) return;
        const from = Math.max(dueAt, now);
        expect(extended.dueAt).toBeLessThanOrEqual(from + more * DAY);
        expect(extended.dueAt).toBeGreaterThan(from + (more - 1) * DAY);
        expect(extended.dueAt).toBe(cloudDueAt(of.createdAt, extended.daysOfUse));
        expect(extended.minutesLeft).toBe(Math.max((of.hoursOfUse + run) * 60 - of.minutesUsed, 0));
        expect(cloudIsOver({ ...extended, minutesLeft: 1 }, now)).toBe(false);
      }),
    );
  });

  test('two in a row give what both grant, whichever comes first', () => {
    fc.assert(
      fc.property(any, days, days, fc.nat(100), (of, one, other, passed) => {
        const now = of.createdAt + passed * DAY;
        const twice = (first: number, second: number) => {
          const once = cloudExtension(of, { daysOfUse: first, hoursOfUse: 1 }, now);
          return (
            once && cloudExtension({ ...of, ...once }, { daysOfUse: second, hoursOfUse: 1 }, now)
          );
        };
        expect(twice(one, other)?.dueAt).toBe(twice(other, one)?.dueAt);
        expect(twice(one, other)?.hoursOfUse).toBe(of.hoursOfUse + 2);
      }),
    );
  });
});
