import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayScale, monthScale, onScale, rentalScale, sessionScale, unitLength } from './scales.ts';

describe('rentalScale', () => {
  it('is a day up to 24 hours and 30 days beyond', () => {
    expect(rentalScale(0)).toBe(dayScale);
    expect(rentalScale(unitLength.day)).toBe(dayScale);
    expect(rentalScale(unitLength.day + 1)).toBe(monthScale);
  });
});

describe('sessionScale', () => {
  it.each([
    [6, 2],
    [8, 2],
    [12, 3],
    [24, 6],
    [5, 1],
    [1, 1],
    [2, 1],
    [13, 13],
  ])('of %d hours has a numeral every %d', (hours, major) => {
    expect(sessionScale(hours)).toMatchObject({ unit: 'hour', length: hours, major });
  });

  it('always has numerals at equal steps from end to end, and never a crowd of them', () => {
    assert(
      property(integer({ min: 1, max: 100 }), (hours) => {
        const { length, major } = sessionScale(hours);
        expect(length % major).toBe(0);
        expect(length / major).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('onScale', () => {
  it('counts in the unit of the scale and stays on it', () => {
    expect(onScale(dayScale, 5.2 * unitLength.hour)).toBeCloseTo(5.2);
    expect(onScale(dayScale, -1)).toBe(0);
    expect(onScale(monthScale, 400 * unitLength.day)).toBe(30);
  });
});
