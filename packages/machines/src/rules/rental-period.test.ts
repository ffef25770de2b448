import { expect, test } from 'vitest';
import { isRentalTerm, RENTAL_UNITS } from './rental-period.ts';

test.each([1, 2, 8760])('%i units can be rented', (period) => {
  expect(RENTAL_UNITS.every((unit) => isRentalTerm({ unit, period }))).toBe(true);
});

test.each([0, -1, 1.5, 8761, Number.NaN, Infinity])('%d units cannot', (period) => {
  expect(RENTAL_UNITS.some((unit) => isRentalTerm({ unit, period }))).toBe(false);
});
