import { describe, expect, test } from 'vitest';
import { contrastOf, floorsOf, pairsOf } from '../testing/contrast-pairs.ts';
import { contrast } from './oklch.ts';
import { darkPalette, lightPalette, palettes, tones } from './palette.ts';

const measuredPairs = pairsOf(lightPalette).flatMap((pair) =>
  pair.measured === undefined ? [] : [{ ...pair, measured: pair.measured }],
);

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  const floors = floorsOf(palette);

  test.each(pairsOf(palette))('$name', (pair) => {
    expect(contrastOf(pair, palette)).toBeGreaterThanOrEqual(floors[pair.purpose]);
  });

  test('text-2 stays far above the floor on every tone', () => {
    const lowest = Math.min(
      ...tones.map((tone) => contrast(palette.text2, palette.tone[tone].background)),
    );
    expect(lowest).toBeGreaterThan(7);
  });
});

// The page of the art direction is correct, to its one decimal.
describe.each([
  ['light', lightPalette, 0],
  ['dark', darkPalette, 1],
] as const)('%s as measured', (_name, palette, index) => {
  test.each(measuredPairs)('$name', (pair) => {
    expect(Math.abs(contrastOf(pair, palette) - pair.measured[index])).toBeLessThan(0.11);
  });
});

test.each(['contrast', 'dark, more contrast'] as const)('%s: every line can be seen', (name) => {
  const { line, line2, lineControl, surface, canvas, raised } = palettes[name];
  for (const edge of [line, line2, lineControl]) {
    for (const ground of [surface, canvas, raised]) {
      expect(contrast(edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(
        floorsOf(palettes[name]).edge,
      );
    }
  }
});
