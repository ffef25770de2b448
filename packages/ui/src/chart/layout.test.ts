import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceDrawing, freeTimesDrawing, spendingDrawing } from '../testing/sample-drawings.ts';
import type { BarDrawing } from './drawing.ts';
import { layoutOf, nearest, textWidth } from './layout.ts';

const widths = fc.integer({ min: 180, max: 1400 });
const textScales = fc.constantFrom(1, 1.5, 2);

function months(count: number): BarDrawing {
  const bars = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `Tháng ${index}`,
    tick: `${String((index % 12) + 1).padStart(2, '0')}/26`,
    values: [index * 1000, 20_000, 0],
  }));
  return { ...spendingDrawing, bars };
}

test('words below a plot never lie on each other and stay inside, at any width and size of text', () => {
  const drawings = fc.oneof(
    fc.integer({ min: 1, max: 60 }).map(months),
    fc.constantFrom(balanceDrawing, freeTimesDrawing),
  );
  fc.assert(
    fc.property(drawings, widths, textScales, (drawing, width, textScale) => {
      const { ticks } = layoutOf(drawing, { width, textScale });
      let free = 0;
      for (const { place, label, anchor } of ticks) {
        const wide = textWidth(label, textScale);
        const start = { start: place, middle: place - wide / 2, end: place - wide }[anchor];
        expect(start).toBeGreaterThanOrEqual(free - 0.001);
        free = start + wide;
      }
      expect(free).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});

test('the newest month keeps its word', () => {
  const { ticks } = layoutOf(months(40), { width: 288, textScale: 1 });
  expect(ticks.at(-1)?.key).toBe('39');
  expect(ticks.length).toBeLessThan(10);
});

test('every bar stands over the foot of the plot, within it', () => {
  fc.assert(
    fc.property(widths, textScales, fc.integer({ min: 1, max: 60 }), (width, textScale, count) => {
      const { places, left, right, top, bottom, height } = layoutOf(months(count), {
        width,
        textScale,
      });
      expect(places).toHaveLength(count);
      for (const place of places) {
        expect(place).toBeGreaterThan(left);
        expect(place).toBeLessThan(right);
      }
      expect(left).toBeLessThanOrEqual(width / 3);
      expect(top).toBeLessThan(bottom);
      expect(bottom).toBeLessThan(height);
    }),
  );
});

test('a pointer reads what is nearest, also outside the plot', () => {
  expect(nearest([10, 20, 40], 12)).toBe(0);
  expect(nearest([10, 20, 40], 31)).toBe(2);
  expect(nearest([10, 20, 40], -50)).toBe(0);
  expect(nearest([10, 20, 40], 900)).toBe(2);
  // Several at one moment: the last of them is what holds.
  expect(nearest([10, 20, 20, 40], 21)).toBe(2);
  expect(nearest([], 5)).toBe(-1);
});
