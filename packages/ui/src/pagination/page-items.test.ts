import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowPageItems, pageItems, placedPageItems, type PageItem } from './page-items.ts';

function textOf(items: readonly PageItem[]): string {
  return items.map((item) => (typeof item === 'number' ? String(item) : '…')).join(' ');
}

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 12, '1 2 3 … 12'],
    [2, 12, '1 2 3 … 12'],
    [3, 12, '1 2 3 4 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [12, 12, '1 … 10 11 12'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [99, 12, '1 … 10 11 12'],
    [1, 0, ''],
  ])('page %d of %d is %s', (current, count, expected) => {
    expect(textOf(pageItems(current, count))).toBe(expected);
  });

  // @spec 2.35
  it('always has first, last, the current page and its neighbours, in order, and gaps only where pages are missing', () => {
    assert(
      property(integer({ min: 1, max: 200 }), integer({ min: 1, max: 200 }), (count, wanted) => {
        const current = Math.min(wanted, count);
        const items = pageItems(current, count);
        const numbers = items.filter((item) => typeof item === 'number');
        const needed = [1, current - 1, current, current + 1, count].filter(
          (page) => page >= 1 && page <= count,
        );
        expect(numbers).toEqual(expect.arrayContaining(needed));
        expect(items.length).toBeLessThanOrEqual(9);
        const stepsOverGaps = numbers.slice(1).map((page, index) => {
          const before = numbers[index] ?? 0;
          const isGap = items[items.indexOf(page) - 1] !== before;
          return { isGap, missing: page - before - 1 };
        });
        expect(stepsOverGaps.filter(({ isGap, missing }) => isGap !== missing > 1)).toEqual([]);
        expect(new Set(items).size).toBe(items.length);
      }),
    );
  });
});

describe('narrowPageItems', () => {
  it.each([
    [1, 12, '1 2 3 … 12'],
    [3, 12, '1 2 3 … 12'],
    [4, 12, '1 … 4 … 12'],
    [10, 12, '1 … 10 11 12'],
    [2, 4, '1 2 3 4'],
    [1, 0, ''],
  ])('page %d of %d is %s', (current, count, expected) => {
    expect(textOf(narrowPageItems(current, count))).toBe(expected);
  });
});

describe('placedPageItems', () => {
  it('holds both lists, each in its order', () => {
    assert(
      property(integer({ min: 0, max: 200 }), integer({ min: 1, max: 200 }), (count, current) => {
        const placed = placedPageItems(current, count);
        const without = (place: string) =>
          placed.filter((one) => one.place !== place).map(({ item }) => item);
        expect(without('narrow')).toEqual(pageItems(current, count));
        expect(without('wide')).toEqual(narrowPageItems(current, count));
      }),
    );
  });
});
