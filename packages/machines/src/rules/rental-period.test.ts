import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from './time.ts';
import { MAXIMUM_RENTAL_HOURS } from './limits.ts';
import {
  extensionEnd,
  HOURS_PER_UNIT,
  isExtensionTerm,
  isRentalTerm,
  longestPeriod,
  RENTAL_UNITS,
  rentalEnd,
  rentalHours,
} from './rental-period.ts';

const now = Date.UTC(2026, 10, 20, 8, 40);
const unit = fc.constantFrom(...RENTAL_UNITS);
const term = fc.record({ unit, period: fc.integer({ min: 1, max: 1000 }) });
const offset = fc.integer({ min: -400 * DAY, max: 400 * DAY });

describe('a term', () => {
  test.each([
    { unit: 'hour', period: 1 },
    { unit: 'hour', period: 8760 },
    { unit: 'day', period: 1825 },
    { unit: 'month', period: 60 },
  ] as const)('$period $unit can be rented', (of) => {
    expect(isRentalTerm(of)).toBe(true);
  });

  test.each(RENTAL_UNITS)(
    'of the longest period of a %s can be rented, and of one more cannot',
    (of) => {
      const period = longestPeriod(of);
      expect(isRentalTerm({ unit: of, period })).toBe(true);
      expect(isRentalTerm({ unit: of, period: period + 1 })).toBe(false);
    },
  );

  test.each([0, -1, 1.5, 8761, Number.NaN, Infinity])('%d units cannot', (period) => {
    expect(RENTAL_UNITS.some((of) => isRentalTerm({ unit: of, period }))).toBe(false);
  });

  test.each([
    { unit: 'day', period: 1826 },
    { unit: 'month', period: 61 },
  ] as const)('more than five years cannot: $period $unit', (of) => {
    expect(isRentalTerm(of)).toBe(false);
  });

  test('what a rental has already counts towards its five years', () => {
    expect(isExtensionTerm({ unit: 'day', period: 1 }, MAXIMUM_RENTAL_HOURS - 24)).toBe(true);
    expect(isExtensionTerm({ unit: 'day', period: 1 }, MAXIMUM_RENTAL_HOURS - 23)).toBe(false);
  });

  test('that fits, fits when it is shorter too, and as a separate rental', () => {
    fc.assert(
      fc.property(unit, fc.integer({ min: 2, max: 9000 }), fc.nat(50_000), (of, period, hours) => {
        fc.pre(isExtensionTerm({ unit: of, period }, hours));
        expect(isExtensionTerm({ unit: of, period: period - 1 }, hours)).toBe(true);
        expect(isRentalTerm({ unit: of, period })).toBe(true);
      }),
    );
  });
});

describe('the end of a rental', () => {
  // @spec 9.4 S6
  test('a day is 24 hours and a month 720, in every month', () => {
    expect(rentalEnd(now, { unit: 'day', period: 2 })).toBe(now + 2 * DAY);
    expect(rentalEnd(now, { unit: 'month', period: 1 })).toBe(now + 30 * DAY);
    expect(rentalHours({ unit: 'month', period: 2 })).toBe(1440);
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
      fc.property(term, offset, (bought, left) => {
        const end = extensionEnd(now, now + left, bought);
        const hours = bought.period * HOURS_PER_UNIT[bought.unit];
        expect(end - Math.max(now, now + left)).toBe(hours * HOUR);
      }),
    );
  });

  test('of two extensions neither the order nor the moments between matter while it runs', () => {
    fc.assert(
      fc.property(term, term, offset, fc.nat(HOUR), (one, other, left, later) => {
        const end = now + left;
        const there = extensionEnd(now + later, extensionEnd(now, end, one), other);
        const back = extensionEnd(now + later, extensionEnd(now, end, other), one);
        expect(there).toBe(back);
        expect(there).toBe(Math.max(now, end) + (rentalHours(one) + rentalHours(other)) * HOUR);
      }),
    );
  });
});
