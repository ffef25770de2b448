import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordablePeriod } from './affordable-period.ts';
import { cheaperTerm } from './cheapest-term.ts';
import { discounted, priceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import { missingAmount, pricePreview } from './price-preview.ts';
import { HOURS_PER_UNIT, RENTAL_UNITS, rentalHours } from './rental-period.ts';

const g3060: UnitPrices = {
  price_per_hour: 20_000,
  price_per_day: 240_000,
  price_per_month: 3_900_000,
};

const unit = fc.constantFrom(...RENTAL_UNITS);
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);
const prices: fc.Arbitrary<UnitPrices> = fc.record({
  price_per_hour: fc.integer({ min: 1, max: 500_000 }),
  price_per_day: fc.integer({ min: 1, max: 5_000_000 }),
  price_per_month: fc.integer({ min: 1, max: 100_000_000 }),
});
const period = fc.integer({ min: 1, max: 2000 });
const balance = fc.integer({ min: 0, max: 1_000_000_000 });

describe('discounted', () => {
  test.each([
    [600_000, 10, 540_000],
    [15_000, 0, 15_000],
    [15_000, 100, 0],
    [99_999, 10, 89_999],
    [100_000, 12.3, 87_700],
    [1, 50, 0],
  ])('%i less %d percent is %i', (amount, off, expected) => {
    expect(discounted(amount, off)).toBe(expected);
  });

  test('rounds down, exactly, however large the sum', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 100 }), (amount, off) => {
        const exact = (BigInt(amount) * BigInt(100 - off)) / 100n;
        expect(BigInt(discounted(amount, off))).toBe(exact);
      }),
    );
  });

  test('a percentage outside 0 to 100 never raises a price nor makes it negative', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double(), (amount, off) => {
        const left = discounted(amount, off);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (amount) => {
    expect(() => discounted(amount, 10)).toThrow(RangeError);
  });
});

describe('priceOf', () => {
  test('is period × unit price less the discount', () => {
    expect(priceOf(g3060, { unit: 'day', period: 3 }, 5)).toEqual({
      unitPrice: 240_000,
      subtotal: 720_000,
      discountPercent: 5,
      discount: 36_000,
      total: 684_000,
    });
  });

  test('subtotal − discount is the total, and one more unit never costs less', () => {
    fc.assert(
      fc.property(prices, unit, period, percent, (of, per, count, off) => {
        const price = priceOf(of, { unit: per, period: count }, off);
        expect(price.subtotal - price.discount).toBe(price.total);
        expect(Number.isSafeInteger(price.total)).toBe(true);
        const more = priceOf(of, { unit: per, period: count + 1 }, off);
        expect(more.total).toBeGreaterThanOrEqual(price.total);
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN])('never charges for a period of %d', (count) => {
    expect(() => priceOf(g3060, { unit: 'hour', period: count }, 0)).toThrow(RangeError);
  });
});

describe('pricePreview', () => {
  test('a period of 0, where the rental dialog starts, costs nothing', () => {
    expect(pricePreview(g3060, { unit: 'hour', period: 0 }, 10, 1000)).toMatchObject({
      total: 0,
      missing: 0,
      balanceAfter: 1000,
    });
  });

  test('names what is missing and promises no balance below zero', () => {
    expect(pricePreview(g3060, { unit: 'hour', period: 2 }, 0, 30_000)).toMatchObject({
      total: 40_000,
      missing: 10_000,
      balanceAfter: null,
    });
  });

  test.each([1.5, -1, Number.NaN, Number.MAX_SAFE_INTEGER])('has nothing to say of %d', (count) => {
    expect(pricePreview(g3060, { unit: 'month', period: count }, 0, 0)).toBeNull();
  });

  test('what is missing, topped up, pays to the last đồng', () => {
    fc.assert(
      fc.property(prices, unit, period, percent, balance, (of, per, count, off, has) => {
        const price = priceOf(of, { unit: per, period: count }, off);
        const missing = missingAmount(price.total, has);
        const topped = pricePreview(of, { unit: per, period: count }, off, has + missing);
        expect(topped).toMatchObject({ missing: 0, balanceAfter: Math.max(has - price.total, 0) });
        const shortOfOne = pricePreview(of, { unit: per, period: count }, off, price.total - 1);
        expect(shortOfOne).toMatchObject({ missing: 1, balanceAfter: null });
      }),
    );
  });
});

describe('cheaperTerm', () => {
  test('24 hours cost more than a day', () => {
    expect(cheaperTerm(g3060, { unit: 'hour', period: 24 }, 0)).toEqual({
      unit: 'day',
      period: 1,
      total: 240_000,
      saving: 240_000,
      extraHours: 0,
    });
  });

  test('13 hours cost more than a day, which gives 11 hours more', () => {
    expect(cheaperTerm(g3060, { unit: 'hour', period: 13 }, 0)).toMatchObject({
      unit: 'day',
      saving: 20_000,
      extraHours: 11,
    });
  });

  test('12 hours cost as much as a day: nothing is saved', () => {
    expect(cheaperTerm(g3060, { unit: 'hour', period: 12 }, 0)).toBeNull();
  });

  test('17 days cost more than a month', () => {
    expect(cheaperTerm(g3060, { unit: 'day', period: 17 }, 0)).toMatchObject({
      unit: 'month',
      period: 1,
      saving: 180_000,
    });
  });

  test('a unit without a price is not offered', () => {
    const hoursOnly = { price_per_hour: 20_000, price_per_day: 0, price_per_month: 0 };
    expect(cheaperTerm(hoursOnly, { unit: 'hour', period: 100 }, 0)).toBeNull();
  });

  test('always covers the wanted hours, always saves, and is never beaten by another unit', () => {
    fc.assert(
      fc.property(prices, unit, period, percent, (of, per, count, off) => {
        const wanted = { unit: per, period: count };
        const asked = priceOf(of, wanted, off).total;
        const found = cheaperTerm(of, wanted, off);
        const least = Math.min(
          ...RENTAL_UNITS.map((other) => {
            const enough = Math.ceil(rentalHours(wanted) / HOURS_PER_UNIT[other]);
            return priceOf(of, { unit: other, period: enough }, off).total;
          }),
        );
        const chosen = found ?? { ...wanted, total: asked, saving: 0, extraHours: 0 };
        expect(chosen.total).toBe(least);
        expect(chosen.total).toBe(priceOf(of, chosen, off).total);
        expect(chosen.saving).toBe(asked - chosen.total);
        expect(found === null).toBe(chosen.saving === 0);
        expect(rentalHours(chosen)).toBe(rentalHours(wanted) + chosen.extraHours);
        expect(chosen.extraHours).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('affordablePeriod', () => {
  test('a balance pays for 6 days where 7 were wanted', () => {
    expect(affordablePeriod(g3060, 'day', 0, 1_568_000)).toBe(6);
  });

  test('is 0 without enough for one unit, and unbounded where nothing is charged', () => {
    expect(affordablePeriod(g3060, 'day', 0, 239_999)).toBe(0);
    expect(affordablePeriod(g3060, 'day', 100, 0)).toBe(Infinity);
    expect(affordablePeriod(g3060, 'day', 0, -1)).toBe(0);
  });

  test('is paid for, and one more is not', () => {
    fc.assert(
      fc.property(prices, unit, percent, balance, (of, per, off, has) => {
        fc.pre(off < 100);
        const largest = affordablePeriod(of, per, off, has);
        const total = priceOf(of, { unit: per, period: largest }, off).total;
        const next = priceOf(of, { unit: per, period: largest + 1 }, off).total;
        expect(total).toBeLessThanOrEqual(has);
        expect(next).toBeGreaterThan(has);
      }),
    );
  });
});
