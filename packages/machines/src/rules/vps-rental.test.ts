import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTime } from './date-format.ts';
import { DAY, HOUR } from './time.ts';
import { VIETNAM_TIME_ZONE, vietnamDayEnd, vietnamDayStart } from './zone-time.ts';
import { isVpsPeriod, vpsOrderTotal, vpsPrice, vpsRentalEnd } from './vps-rental.ts';

// Since Vietnam has had one time: the south had another one until 1975.
const start = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2200, 0) });
const months = fc.integer({ min: 1, max: 120 });

/** `YYYY-MM-DD` and the time of day of a moment in Vietnam. */
function inVietnam(moment: number): { year: number; month: number; day: number; time: string } {
  const [, day, month, year, time] =
    /^(\d+)\/(\d+)\/(\d+) (\S+)$/u.exec(formatDateTime(moment, VIETNAM_TIME_ZONE) ?? '') ?? [];
  return { year: Number(year), month: Number(month), day: Number(day), time: time ?? '' };
}

/** Days of a month by the Gregorian rule of leap years. */
function lengthOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Days from 1970-01-01 to a date, counted year by year and month by month: no clock, no `Date`. */
function daysUntil(year: number, month: number, day: number): number {
  let days = day - 1;
  for (let before = 1970; before < year; before += 1)
    days += lengthOf(before, 2) === 29 ? 366 : 365;
  for (let before = 1; before < month; before += 1) days += lengthOf(year, before);
  return days;
}

/** The date so many days after 1970-01-01, counted in the same way. */
function civilOf(days: number): [year: number, month: number, day: number] {
  let [year, month, left] = [1970, 1, days];
  while (left >= lengthOf(year, month)) {
    left -= lengthOf(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return [year, month, left + 1];
}

function endOf(from: string, count: number): string {
  return new Date(vpsRentalEnd(Date.parse(from), count)).toISOString();
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

describe('the end of a VPS rental', () => {
  test.each([
    ['2026-11-20T08:40:00.000Z', 3, '2027-02-20T08:40:00.000Z'],
    ['2027-01-31T03:00:00.000Z', 1, '2027-02-28T03:00:00.000Z'],
    ['2027-01-31T03:00:00.000Z', 2, '2027-03-31T03:00:00.000Z'],
    ['2028-01-31T03:00:00.000Z', 1, '2028-02-29T03:00:00.000Z'],
    ['2028-02-29T03:00:00.000Z', 12, '2029-02-28T03:00:00.000Z'],
    ['2027-08-31T03:00:00.000Z', 1, '2027-09-30T03:00:00.000Z'],
    ['2026-12-15T03:00:00.000Z', 120, '2036-12-15T03:00:00.000Z'],
  ])('%s and %i months is %s', (from, count, end) => {
    expect(endOf(from, count)).toBe(end);
  });

  // @spec S6
  test('is counted on the Vietnamese calendar, not on that of UTC', () => {
    // 31 March, 1 a.m. in Vietnam: April has no 31st.
    expect(endOf('2027-03-30T18:00:00.000Z', 1)).toBe('2027-04-29T18:00:00.000Z');
    // 1 February, 1 a.m. in Vietnam.
    expect(endOf('2027-01-31T18:00:00.000Z', 1)).toBe('2027-02-28T18:00:00.000Z');
  });

  // @spec 4.40
  test('keeps the time of day, and the day of the month or its last one', () => {
    fc.assert(
      fc.property(start, months, (from, count) => {
        const first = inVietnam(from);
        const last = inVietnam(vpsRentalEnd(from, count));
        const month = first.month - 1 + count;
        expect(last.time).toBe(first.time);
        expect(last.month).toBe((month % 12) + 1);
        expect(last.year).toBe(first.year + Math.floor(month / 12));
        expect(last.day).toBe(Math.min(first.day, lengthOf(last.year, last.month)));
      }),
    );
  });

  test('is the moment that counting days from 1970 gives', () => {
    fc.assert(
      fc.property(start, months, (from, count) => {
        const local = from + 7 * HOUR;
        const [year, month, day] = civilOf(Math.floor(local / DAY));
        const ahead = month - 1 + count;
        const lastYear = year + Math.floor(ahead / 12);
        const lastMonth = (ahead % 12) + 1;
        const lastDay = Math.min(day, lengthOf(lastYear, lastMonth));
        const end = daysUntil(lastYear, lastMonth, lastDay) * DAY + (local % DAY) - 7 * HOUR;
        expect(vpsRentalEnd(from, count)).toBe(end);
      }),
    );
  });

  test('is the last day of every shorter month, February of leap years included', () => {
    const last = fc.record({
      year: fc.integer({ min: 1980, max: 2180 }),
      month: fc.constantFrom(1, 3, 5, 7, 8, 10, 12),
    });
    fc.assert(
      fc.property(last, months, ({ year, month }, count) => {
        const from = daysUntil(year, month, 31) * DAY;
        const [lastYear, lastMonth, lastDay] = civilOf(
          Math.floor((vpsRentalEnd(from, count) + 7 * HOUR) / DAY),
        );
        expect(lastDay).toBe(lengthOf(lastYear, lastMonth));
      }),
    );
  });

  test('comes later with every month, by 28 to 31 days', () => {
    fc.assert(
      fc.property(start, months, (from, count) => {
        const longer = vpsRentalEnd(from, count + 1) - vpsRentalEnd(from, count);
        expect(longer).toBeGreaterThanOrEqual(28 * DAY);
        expect(longer).toBeLessThanOrEqual(31 * DAY);
        expect(vpsRentalEnd(from, 0)).toBe(from);
      }),
    );
  });

  test('counted from the start never falls before the one that is counted from the end before', () => {
    fc.assert(
      fc.property(start, months, months, (from, bought, more) => {
        const chained = vpsRentalEnd(vpsRentalEnd(from, bought), more);
        expect(vpsRentalEnd(from, bought + more)).toBeGreaterThanOrEqual(chained);
      }),
    );
  });
});

describe('the price of a VPS', () => {
  test('is months × price less the discount, rounded down', () => {
    expect(vpsPrice(320_000, 3, 10)).toEqual({
      unitPrice: 320_000,
      subtotal: 960_000,
      discountPercent: 10,
      discount: 96_000,
      total: 864_000,
    });
    expect(vpsPrice(99_999, 1, 10).total).toBe(89_999);
  });

  test('is what whole numbers without an end give', () => {
    const percent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(120), percent, (price, count, off) => {
        const exact = (BigInt(price) * BigInt(count) * BigInt(10_000 - off)) / 10_000n;
        expect(BigInt(vpsPrice(price, count, off / 100).total)).toBe(exact);
      }),
    );
  });

  test('is never more apart than together, and never by more than a đồng a part', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const monthly = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(monthly, months, months, percent, (price, one, other, off) => {
        const apart = vpsPrice(price, one, off).total + vpsPrice(price, other, off).total;
        const together = vpsPrice(price, one + other, off).total;
        expect(together - apart).toBeGreaterThanOrEqual(0);
        expect(together - apart).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN])('cannot be rented for %d months', (count) => {
    expect(() => vpsPrice(320_000, count, 0)).toThrow(RangeError);
  });
});

test.each([
  [1, true],
  [120, true],
  [0, false],
  [121, false],
  [1.5, false],
  [Number.NaN, false],
])('%d months can be rented: %s', (count, can) => {
  expect(isVpsPeriod(count)).toBe(can);
});

describe('a day in Vietnam', () => {
  test('begins at 17:00 UTC of the day before and lasts 24 hours', () => {
    expect(vietnamDayStart('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 17));
    expect(vietnamDayEnd('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 17));
  });

  test.each(['2027-02-29', '2026-13-01', '2026-11-31', '20-11-2026', '', '2026-11-20T00:00:00Z'])(
    '%j is none',
    (date) => {
      expect(vietnamDayStart(date)).toBeNull();
      expect(vietnamDayEnd(date)).toBeNull();
    },
  );

  test('holds exactly the moments that show its date', () => {
    fc.assert(
      fc.property(start, (moment) => {
        const { year, month, day } = inVietnam(moment);
        const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
        expect(vietnamDayStart(date)).toBeLessThanOrEqual(moment);
        expect(vietnamDayEnd(date)).toBeGreaterThan(moment);
      }),
    );
  });
});

describe('what an order was charged in all', () => {
  const order = {
    rental_period: 3,
    discount: 10,
    vps: { config: { monthly_rental_price: 320_000 } },
  };
  test('is what it says, or its months at their price less its discount', () => {
    expect(vpsOrderTotal({ ...order, total_price: 900_000 })).toBe(900_000);
    expect(vpsOrderTotal(order)).toBe(864_000);
  });
  test('is unknown without a price or months', () => {
    const vps = { config: { monthly_rental_price: Number.NaN } };
    expect(vpsOrderTotal({ ...order, vps })).toBeNull();
    expect(vpsOrderTotal({ ...order, rental_period: Number.NaN })).toBeNull();
  });
});
