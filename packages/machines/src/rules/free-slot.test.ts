import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from './time.ts';
import { freeSlot, freeSlotWait, rentedUntil } from './free-slot.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const wire = (time: number) => new Date(time).toISOString();
/** Values that are no times. */
const invalid = fc.constantFrom(
  '',
  'soon',
  '2026-11-21',
  '2026-02-30T08:00:00.000Z',
  null,
  undefined,
);
const available = fc.constantFrom(0, 1);

describe('rentedUntil', () => {
  // @spec 2.61
  test('soonest first, without what is over or cannot be read', () => {
    const ends = [
      '2026-11-21T10:00:00.000Z',
      '2026-11-21T07:59:59.000Z',
      'soon',
      '2026-11-21T08:30:00.000Z',
      '2026-11-21T08:00:00.000Z',
    ];
    expect(rentedUntil(ends, now)).toEqual([
      Date.parse('2026-11-21T08:30:00.000Z'),
      Date.parse('2026-11-21T10:00:00.000Z'),
    ]);
  });

  test('is exactly what lies ahead, in order, two at the same moment twice', () => {
    fc.assert(
      fc.property(fc.array(moment), fc.array(invalid), moment, (ends, rest, at) => {
        const found = rentedUntil([...rest, ...ends.map(wire)], at);
        const ahead = ends.filter((end) => end > at);
        expect([...found]).toEqual(ahead.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('freeSlot', () => {
  test('of a package with a free machine is now, regardless of its other machines', () => {
    fc.assert(
      fc.property(fc.array(moment), moment, (ends, at) => {
        const offer = { is_available: 1, orders_end_time: ends.map(wire) };
        expect(freeSlot(offer, at)).toEqual({ kind: 'free' });
      }),
    );
  });

  test('of a full one is its soonest end ahead, or unknown: never a time that is over', () => {
    fc.assert(
      fc.property(fc.array(moment), fc.array(invalid), moment, (ends, rest, at) => {
        const offer = { is_available: 0, orders_end_time: [...ends.map(wire), ...rest] };
        const slot = freeSlot(offer, at);
        const ahead = ends.filter((end) => end > at);
        expect(slot).toEqual(
          ahead.length === 0 ? { kind: 'unknown' } : { kind: 'expected', at: Math.min(...ahead) },
        );
      }),
    );
  });
});

describe('freeSlotWait', () => {
  test.each([
    [{ kind: 'free' }, 0],
    [{ kind: 'unknown' }, 5 * MINUTE],
    [{ kind: 'expected', at: now + MINUTE }, MINUTE + 15 * SECOND],
    [{ kind: 'expected', at: now }, 15 * SECOND],
    [{ kind: 'expected', at: now - 60 * MINUTE }, 15 * SECOND],
    [{ kind: 'expected', at: now + 60 * MINUTE }, 5 * MINUTE],
  ] as const)('of %j is %i ms', (slot, wait) => {
    expect(freeSlotWait(slot, now)).toBe(wait);
  });

  test('never hurries the server and never sleeps through an end', () => {
    fc.assert(
      fc.property(fc.array(moment), moment, available, (ends, at, is_available) => {
        const slot = freeSlot({ is_available, orders_end_time: ends.map(wire) }, at);
        const wait = freeSlotWait(slot, at);
        expect(wait).toBeLessThanOrEqual(5 * MINUTE);
        expect(slot.kind === 'free' || wait >= 15 * SECOND).toBe(true);
        const end = slot.kind === 'expected' ? slot.at : Infinity;
        expect(wait === 5 * MINUTE || end === Infinity || at + wait > end).toBe(true);
      }),
    );
  });
});
