import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordablePeriod, affordableUnits, cheaperTerm } from './rental-terms.ts';
import { discounted, priceOf, unitPriceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import { missingAmount, paymentPreview, pricePreview, rechargeToCover } from './price-preview.ts';
import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from './limits.ts';
import { HOURS_PER_UNIT, isRentalTerm, RENTAL_UNITS, rentalHours } from './rental-period.ts';

const g3060: UnitPrices = {
  price_per_hour: 20_000,
  price_per_day: 240_000,
  price_per_month: 3_900_000,
};

const unit = fc.constantFrom(...RENTAL_UNITS);
const hundredths = fc.integer({ min: 0, max: 10_000 });
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  hundredths.map((off) => off / 100),
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
    [10_000, Number.NaN, 10_000],
    [10_000, Infinity, 10_000],
  ])('%i less %d percent is %i', (amount, off, expected) => {
    expect(discounted(amount, off)).toBe(expected);
  });

  // @spec 9.5 S12
  test('rounds down, exactly, however large the sum', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), hundredths, (amount, off) => {
        const exact = (BigInt(amount) * BigInt(10_000 - off)) / 10_000n;
        expect(BigInt(discounted(amount, off / 100))).toBe(exact);
      }),
    );
  });

  test('a higher percentage never costs more, a larger sum never less', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), percent, percent, (one, other, off, more) => {
        const [less, larger] = [Math.min(one, other), Math.max(one, other)];
        const [low, high] = [Math.min(off, more), Math.max(off, more)];
        expect(discounted(one, high)).toBeLessThanOrEqual(discounted(one, low));
        expect(discounted(less, off)).toBeLessThanOrEqual(discounted(larger, off));
        expect(discounted(one, 0)).toBe(one);
        expect(discounted(one, 100)).toBe(0);
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
  // @spec 5.22 9.8
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

  test('is what whole numbers without an end give', () => {
    fc.assert(
      fc.property(prices, unit, period, hundredths, (of, per, count, off) => {
        const each = BigInt(unitPriceOf(of, per));
        const exact = (each * BigInt(count) * BigInt(10_000 - off)) / 10_000n;
        expect(BigInt(priceOf(of, { unit: per, period: count }, off / 100).total)).toBe(exact);
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN])('never charges for a period of %d', (count) => {
    expect(() => priceOf(g3060, { unit: 'hour', period: count }, 0)).toThrow(RangeError);
  });

  test.each([-1, 0.5, Number.NaN, Infinity])('never charges by a price of %d', (price) => {
    const of = { ...g3060, price_per_hour: price };
    expect(() => priceOf(of, { unit: 'hour', period: 2 }, 0)).toThrow(RangeError);
    expect(() => priceOf(of, { unit: 'hour', period: 0 }, 0)).toThrow(RangeError);
  });
});

describe('pricePreview', () => {
  // @spec 5.21
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

  test.each([-1, 0.5, Number.NaN])('has nothing to say of a price of %d', (price) => {
    const of = { ...g3060, price_per_hour: price };
    expect(pricePreview(of, { unit: 'hour', period: 2 }, 0, 1000)).toBeNull();
  });

  // @spec 5.22
  test('shows what the server charges', () => {
    fc.assert(
      fc.property(prices, unit, period, percent, balance, (of, per, count, off, has) => {
        const term = { unit: per, period: count };
        const price = priceOf(of, term, off);
        expect(pricePreview(of, term, off, has)).toEqual({
          ...price,
          ...paymentPreview(price.total, has),
        });
      }),
    );
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

describe('paymentPreview', () => {
  test('either leaves a balance or names what is missing, and together they account for every đồng', () => {
    fc.assert(
      fc.property(balance, balance, (total, has) => {
        const { balance: before, balanceAfter, missing } = paymentPreview(total, has);
        expect(before).toBe(has);
        expect(balanceAfter === null).toBe(missing > 0);
        expect((balanceAfter ?? 0) - missing).toBe(has - total);
        expect(missing).toBe(missingAmount(total, has));
      }),
    );
  });
});

describe('rechargeToCover', () => {
  test.each([
    [0, 0],
    [-5, 0],
    [1, 50_000],
    [50_000, 50_000],
    [112_000, 112_000],
    [2_000_000_000, 1_000_000_000],
  ])('%i missing: top up %i', (missing, sum) => {
    expect(rechargeToCover(missing)).toBe(sum);
  });

  test('is nothing, or a sum that can be topped up at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 2_000_000_000 }), (missing) => {
        const sum = rechargeToCover(missing);
        expect(sum === 0).toBe(missing <= 0);
        if (sum === 0) return;
        expect(sum).toBeGreaterThanOrEqual(Math.min(missing, MAXIMUM_RECHARGE));
        expect(sum).toBeGreaterThanOrEqual(MINIMUM_RECHARGE);
        expect(sum).toBeLessThanOrEqual(MAXIMUM_RECHARGE);
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

  test('a term that cannot be rented is not offered, however cheap', () => {
    const cheapHours = { price_per_hour: 1, price_per_day: 240_000, price_per_month: 3_900_000 };
    // 13 months are 9360 hours, and 8760 units can be rented at once.
    expect(cheaperTerm(cheapHours, { unit: 'month', period: 13 }, 0)).toBeNull();
    expect(cheaperTerm(cheapHours, { unit: 'month', period: 12 }, 0)).toMatchObject({
      unit: 'hour',
      period: 8640,
    });
    expect(cheaperTerm(g3060, { unit: 'hour', period: 8761 }, 0)).toBeNull();
  });

  test('of two of one price the longer wins, and of two of one length the larger unit', () => {
    const alike = { price_per_hour: 100, price_per_day: 100, price_per_month: 200 };
    // Two days or a month: 200 both.
    expect(cheaperTerm(alike, { unit: 'hour', period: 30 }, 0)).toMatchObject({
      unit: 'month',
      total: 200,
      extraHours: 690,
    });
    const thirty = { price_per_hour: 100, price_per_day: 100, price_per_month: 3000 };
    expect(cheaperTerm(thirty, { unit: 'hour', period: 720 }, 0)).toMatchObject({ unit: 'month' });
  });

  test('a price that is none is compared with nothing', () => {
    const wanted = { unit: 'hour', period: 24 } as const;
    expect(cheaperTerm({ ...g3060, price_per_hour: 0.5 }, wanted, 0)).toBeNull();
    expect(cheaperTerm({ ...g3060, price_per_day: 1.5 }, wanted, 0)).toBeNull();
    expect(
      cheaperTerm({ ...g3060, price_per_hour: Number.MAX_SAFE_INTEGER }, wanted, 0),
    ).toBeNull();
  });

  test('always covers the wanted hours, always saves, and is never beaten by another unit', () => {
    fc.assert(
      fc.property(prices, unit, period, percent, (of, per, count, off) => {
        const wanted = { unit: per, period: count };
        const asked = priceOf(of, wanted, off).total;
        const found = cheaperTerm(of, wanted, off);
        fc.pre(isRentalTerm(wanted));
        const enough = RENTAL_UNITS.map((other) => ({
          unit: other,
          period: Math.ceil(rentalHours(wanted) / HOURS_PER_UNIT[other]),
        })).filter((term) => isRentalTerm(term));
        const least = Math.min(...enough.map((term) => priceOf(of, term, off).total));
        const chosen = found ?? { ...wanted, total: asked, saving: 0, extraHours: 0 };
        expect(chosen.total).toBe(least);
        expect(chosen.total).toBe(priceOf(of, chosen, off).total);
        expect(chosen.saving).toBe(asked - chosen.total);
        expect(found === null).toBe(chosen.saving === 0);
        expect(isRentalTerm(chosen)).toBe(true);
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

  test('a part of a đồng pays for nothing', () => {
    expect(affordableUnits(100, 0, 199.9)).toBe(1);
  });

  test.each([Number.NaN, -Infinity])('is 0 with a balance of %d', (has) => {
    expect(affordablePeriod(g3060, 'day', 0, has)).toBe(0);
  });

  test.each([-1, 0.5, Number.NaN])('refuses a price of %d', (price) => {
    expect(() => affordableUnits(price, 0, 1000)).toThrow(RangeError);
  });

  test('is named for any unit by its price: months of a VPS too', () => {
    expect(affordableUnits(320_000, 10, 900_000)).toBe(3);
    fc.assert(
      fc.property(prices, unit, percent, balance, (of, per, off, has) => {
        expect(affordableUnits(unitPriceOf(of, per), off, has)).toBe(
          affordablePeriod(of, per, off, has),
        );
      }),
    );
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
