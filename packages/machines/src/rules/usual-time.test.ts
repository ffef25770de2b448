import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from './time.ts';
import {
  isLongerThanUsual,
  KEPT_TIMES,
  LEAST_TIMES,
  UNUSUAL_MARGIN,
  usualTime,
  withTime,
} from './usual-time.ts';

const time = fc.integer({ min: 0, max: 60 * MINUTE });
const known = fc.array(time, { minLength: LEAST_TIMES, maxLength: 30 });

describe('the usual time of a state', () => {
  test('is the middle one, and of an even number the mean of the two in the middle', () => {
    expect(usualTime([9, 1, 5].map((n) => n * MINUTE))?.usual).toBe(5 * MINUTE);
    expect(usualTime([9, 1, 5, 6].map((n) => n * MINUTE))?.usual).toBe(5.5 * MINUTE);
  });

  test('is not known with fewer than three', () => {
    fc.assert(
      fc.property(fc.array(time, { maxLength: LEAST_TIMES - 1 }), fc.nat(), (times, elapsed) => {
        expect(usualTime(times)).toBeNull();
        expect(isLongerThanUsual(elapsed, usualTime(times))).toBe(false);
      }),
    );
  });

  test('has as many below it as above, among the last ten', () => {
    fc.assert(
      fc.property(known, (times) => {
        const last = times.slice(-KEPT_TIMES);
        const { usual = Number.NaN, times: count } = usualTime(times) ?? {};
        expect(count).toBe(last.length);
        const half = last.length / 2;
        expect(last.filter((one) => one < usual).length).toBeLessThanOrEqual(half);
        expect(last.filter((one) => one > usual).length).toBeLessThanOrEqual(half);
        expect(usual).toBeGreaterThanOrEqual(Math.min(...last));
        expect(usual).toBeLessThanOrEqual(Math.max(...last));
        expect(usualTime(last)).toEqual(usualTime(times));
      }),
    );
  });

  test('does not depend on the order of the last ten', () => {
    fc.assert(
      fc.property(
        fc.array(time, { minLength: LEAST_TIMES, maxLength: KEPT_TIMES }),
        fc.infiniteStream(fc.nat()),
        (times, random) => {
          const keyed = times.map((one) => [one, random.next().value ?? 0] as const);
          const mixed = keyed.toSorted(([, one], [, other]) => one - other).map(([one]) => one);
          expect(usualTime(mixed)).toEqual(usualTime(times));
        },
      ),
    );
  });
});

describe('longer than usual', () => {
  test('is never reported within 30 seconds of the usual time, nor where nine of ten times stay within twice the median', () => {
    fc.assert(
      fc.property(known, time, (times, elapsed) => {
        const usual = usualTime(times);
        const last = times.slice(-KEPT_TIMES);
        if (usual === null || !isLongerThanUsual(elapsed, usual)) return;
        expect(elapsed).toBeGreaterThan(usual.usual + UNUSUAL_MARGIN);
        const shorter = last.filter((one) => one < elapsed).length / last.length;
        expect(elapsed > usual.usual * 2 || shorter >= 0.9).toBe(true);
      }),
    );
  });

  test('is always reported over twice the median and 30 seconds, and stays reported', () => {
    fc.assert(
      fc.property(known, fc.nat(), (times, more) => {
        const usual = usualTime(times);
        const over = Math.max((usual?.usual ?? 0) * 2, (usual?.usual ?? 0) + UNUSUAL_MARGIN) + 1;
        expect(isLongerThanUsual(over + more, usual)).toBe(true);
      }),
    );
  });

  test('an example: usually two minutes', () => {
    const usual = usualTime([110, 120, 130, 118, 122].map((n) => n * SECOND));
    expect(usual).toEqual({ usual: 120 * SECOND, times: 5, longerThan: 150 * SECOND });
    expect(isLongerThanUsual(150 * SECOND, usual)).toBe(false);
    expect(isLongerThanUsual(151 * SECOND, usual)).toBe(true);
  });
});

describe('what is kept', () => {
  test('are the ten newest, whole milliseconds', () => {
    fc.assert(
      fc.property(fc.array(time, { maxLength: 30 }), (times) => {
        let kept: readonly number[] = [];
        for (const one of times) kept = withTime(kept, one + 0.4);
        expect(kept).toEqual(times.slice(-KEPT_TIMES));
      }),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('not %d', (wrong) => {
    expect(withTime([1, 2], wrong)).toEqual([1, 2]);
  });
});
