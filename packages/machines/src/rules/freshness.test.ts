import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from './time.ts';
import { FRESH_ALONE, FRESH_WITH_EVENTS, freshnessOf, resyncDelay } from './freshness.ts';

const order = ['fresh', 'ageing', 'stale'] as const;
const age = fc.integer({ min: -MINUTE, max: 60 * MINUTE });

/** The rank of an age. */
function place(since: number, connected: boolean): number {
  return order.indexOf(freshnessOf({ age: since, connected }));
}

describe('freshnessOf', () => {
  test.each([
    [0, true, 'fresh'],
    [FRESH_WITH_EVENTS - 1, true, 'fresh'],
    [FRESH_WITH_EVENTS, true, 'ageing'],
    [20 * MINUTE, true, 'stale'],
    [FRESH_ALONE - 1, false, 'fresh'],
    [FRESH_ALONE, false, 'ageing'],
    [2 * MINUTE, false, 'stale'],
    [-SECOND, false, 'fresh'],
  ] as const)('after %i ms, events coming: %s, it is %s', (since, connected, expected) => {
    expect(freshnessOf({ age: since, connected })).toBe(expected);
  });

  test('data never get fresher by waiting, nor by losing the connection', () => {
    fc.assert(
      fc.property(age, age, fc.boolean(), (one, other, connected) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(place(more, connected)).toBeGreaterThanOrEqual(place(less, connected));
        expect(place(one, false)).toBeGreaterThanOrEqual(place(one, true));
      }),
    );
  });
});

describe('resyncDelay', () => {
  test('what is not visible is not read', () => {
    fc.assert(
      fc.property(age, fc.boolean(), (since, connected) => {
        expect(resyncDelay({ age: since, connected, visible: false })).toBeNull();
      }),
    );
  });

  test('it is due exactly when it is no longer fresh, and waiting for that long makes it due', () => {
    fc.assert(
      fc.property(age, fc.boolean(), (since, connected) => {
        const wait = resyncDelay({ age: since, connected, visible: true }) ?? Number.NaN;
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait === 0).toBe(freshnessOf({ age: since, connected }) !== 'fresh');
        const later = Math.max(since, 0) + wait;
        expect(resyncDelay({ age: later, connected, visible: true })).toBe(0);
      }),
    );
  });
});
