import { expect, test } from 'vitest';
import { palettes, type Tone } from './palette.ts';

/** Hue of a colour written `#rrggbb`, in degrees from -30 (pink) to 330. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return ((turn * 60 + 390) % 360) - 30;
}

/** The colours of statuses (specification, section 4), as hues. */
const hues: readonly (readonly [name: string, tone: Tone, from: number, to: number])[] = [
  ['green', 'positive', 120, 160],
  ['yellow', 'caution', 40, 60],
  ['orange', 'warning', 18, 36],
  ['red', 'critical', -8, 10],
  ['pink-red', 'invalid', -30, -12],
];

// @spec 4.1 4.5
test.each(hues)('%s is the tone %s in every theme', (_, tone, from, to) => {
  for (const palette of Object.values(palettes)) {
    const hue = hueOf(palette.tone[tone].icon);
    expect(hue).toBeGreaterThanOrEqual(from);
    expect(hue).toBeLessThanOrEqual(to);
  }
});
