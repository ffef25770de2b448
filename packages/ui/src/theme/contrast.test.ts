import { describe, expect, test } from 'vitest';
import { contrast } from './oklch.ts';
import { darkPalette, lightPalette, tones, type Palette, type Tone } from './palette.ts';

/** Floors of art direction, section 3: text 4.5; icons, control edges and the focus ring 3. */
const text = 4.5;
const edge = 3;
/** Marks that carry no information of their own. */
const decorative = 1;

interface Pair {
  readonly name: string;
  readonly floor: number;
  readonly colors: (palette: Palette) => readonly [foreground: string, background: string];
  /** As measured in art direction, section 3: light, dark. */
  readonly measured?: readonly [light: number, dark: number];
}

function pair(
  name: string,
  floor: number,
  colors: Pair['colors'],
  measured?: Pair['measured'],
): Pair {
  return measured === undefined ? { name, floor, colors } : { name, floor, colors, measured };
}

const pairs: readonly Pair[] = [
  pair('text on canvas', text, (p) => [p.text, p.canvas], [15.4, 16]),
  pair('text on surface', text, (p) => [p.text, p.surface], [17.1, 14.7]),
  pair('text on surface-2', text, (p) => [p.text, p.surface2]),
  pair('text on surface-3', text, (p) => [p.text, p.surface3]),
  pair('text on raised', text, (p) => [p.text, p.raised]),
  pair('text on accent-soft', text, (p) => [p.text, p.accentSoft]),
  pair('text on line-2 (chosen segment in the dark)', text, (p) => [p.text, p.line2]),
  pair('text-2 on canvas', text, (p) => [p.text2, p.canvas], [7.8, 9.9]),
  pair('text-2 on surface', text, (p) => [p.text2, p.surface], [8.6, 9]),
  pair('text-2 on surface-3', text, (p) => [p.text2, p.surface3]),
  pair('text-2 on raised', text, (p) => [p.text2, p.raised]),
  pair('text-3 on canvas', text, (p) => [p.text3, p.canvas], [5, 6.8]),
  pair('text-3 on surface', text, (p) => [p.text3, p.surface], [5.6, 6.2]),
  pair('text-3 on surface-2', text, (p) => [p.text3, p.surface2]),
  pair('text-3 on raised', text, (p) => [p.text3, p.raised]),
  pair('text-3 on surface-3 (disabled)', text, (p) => [p.text3, p.surface3], [4.7, 5.4]),
  pair('line-control on surface', edge, (p) => [p.lineControl, p.surface], [3.5, 3.3]),
  pair('line-control on raised', edge, (p) => [p.lineControl, p.raised], [3.5, 3]),
  pair('focus on surface', edge, (p) => [p.focus, p.surface], [5.5, 8]),
  pair('focus on canvas', edge, (p) => [p.focus, p.canvas], [4.9, 8.8]),
  pair('focus on raised', edge, (p) => [p.focus, p.raised]),
  pair('on-accent on accent', text, (p) => [p.onAccent, p.accent], [8.5, 8.7]),
  pair('on-accent on accent-hover', text, (p) => [p.onAccent, p.accentHover], [10.7, 10.5]),
  pair('on-accent on accent-active', text, (p) => [p.onAccent, p.accentActive]),
  pair('accent-text on surface', text, (p) => [p.accentText, p.surface], [8.5, 9.2]),
  pair('accent-text on accent-soft', text, (p) => [p.accentText, p.accentSoft], [7.4, 7.5]),
  pair('accent-text on canvas', text, (p) => [p.accentText, p.canvas]),
  pair('accent-text on raised', text, (p) => [p.accentText, p.raised]),
  pair('accent edge on raised (chosen card)', edge, (p) => [p.accent, p.raised]),
  pair('on-danger on danger', text, (p) => [p.onDanger, p.danger], [6.5, 6.6]),
  pair('on-danger on danger-hover', text, (p) => [p.onDanger, p.dangerHover]),
  pair('display-text on display', text, (p) => [p.displayText, p.display], [15, 18.3]),
  pair('display-2 on display', text, (p) => [p.display2, p.display], [7.9, 8.6]),
  pair('display-fill on display', edge, (p) => [p.displayFill, p.display], [10.3, 12]),
  pair('display-warning on display', text, (p) => [p.displayWarning, p.display], [9, 11.1]),
  pair('display-critical on display', text, (p) => [p.displayCritical, p.display], [7.4, 9.1]),
  pair('display-positive on display', text, (p) => [p.displayPositive, p.display]),
  pair('display-tick on display', decorative, (p) => [p.displayTick, p.display], [2.4, 2.4]),
  ...tones.flatMap((tone) => [
    pair(
      `${tone} text on its background`,
      text,
      ({ tone: all }) => [all[tone].text, all[tone].background],
      toneMeasured(tone, 0),
    ),
    pair(
      `${tone} icon on its background`,
      edge,
      ({ tone: all }) => [all[tone].icon, all[tone].background],
      toneMeasured(tone, 1),
    ),
    pair(`text-2 on the background of ${tone}`, text, (p) => [p.text2, p.tone[tone].background]),
    pair(`${tone} text on raised (a field's message)`, text, (p) => [p.tone[tone].text, p.raised]),
    pair(`${tone} text on canvas`, text, (p) => [p.tone[tone].text, p.canvas]),
    pair(`${tone} icon on raised (a field's edge)`, edge, (p) => [p.tone[tone].icon, p.raised]),
  ]),
];

/** Text and icon of each tone on its background, light and dark, as in the table of tones. */
function toneMeasured(tone: Tone, index: 0 | 1): readonly [number, number] {
  const light = {
    positive: [6.3, 4],
    caution: [6.5, 3.5],
    warning: [5.8, 3.4],
    critical: [6.3, 4.3],
    invalid: [6.3, 4.3],
    info: [6.5, 4.2],
    neutral: [7.6, 4.1],
  } as const;
  const dark = {
    positive: [9.5, 7.5],
    caution: [10, 8.7],
    warning: [9, 7],
    critical: [8.5, 5.5],
    invalid: [8.5, 5.5],
    info: [9.4, 6.8],
    neutral: [8, 5.5],
  } as const;
  return [light[tone][index], dark[tone][index]];
}

const measuredPairs = pairs.flatMap(({ name, colors, measured }) =>
  measured === undefined ? [] : [{ name, colors, measured }],
);

describe.each([
  ['light', lightPalette, 0],
  ['dark', darkPalette, 1],
] as const)('%s', (_name, palette, index) => {
  test.each(pairs)('$name', ({ floor, colors }) => {
    expect(contrast(...colors(palette))).toBeGreaterThanOrEqual(floor);
  });

  // The page of the art direction tells the truth, to its one decimal.
  test.each(measuredPairs)('$name is as measured', ({ colors, measured }) => {
    expect(Math.abs(contrast(...colors(palette)) - measured[index])).toBeLessThan(0.11);
  });

  test('text-2 stays far above the floor on every tone', () => {
    const lowest = Math.min(
      ...tones.map((tone) => contrast(palette.text2, palette.tone[tone].background)),
    );
    expect(lowest).toBeGreaterThan(7);
  });
});
