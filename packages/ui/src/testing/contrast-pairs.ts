import { contrast, luminance } from '../theme/oklch.ts';
import { contrastPalette, tones, type Palette, type Tone } from '../theme/palette.ts';

/**
 * What the contrast of a pair is for: a `trace` is the empty part of a bar or stands for words that are coming, with words beside it;
 * `decorative` marks carry no information of their own.
 */
export type Purpose = 'text' | 'edge' | 'trace' | 'decorative';

/** Floors of art direction, section 3: text 4.5; icons, control edges and the focus ring 3. */
const usualFloors = { text: 4.5, edge: 3, trace: 1.35, decorative: 1 } as const;

/** Floors of the theme `contrast`: text as WCAG's level AAA asks (1.4.6), edges as text elsewhere. */
const raisedFloors = { text: 7, edge: 4.5, trace: 4.5, decorative: 1 } as const;

/** What each purpose asks of a theme. */
export function floorsOf(palette: Palette): Readonly<Record<Purpose, number>> {
  return palette === contrastPalette ? raisedFloors : usualFloors;
}

/** Two colours of a theme that are drawn one on the other. */
export interface Pair {
  readonly name: string;
  readonly purpose: Purpose;
  readonly colors: (palette: Palette) => readonly [foreground: string, background: string];
  /** As measured in art direction, section 3: light, dark. */
  readonly measured?: readonly [light: number, dark: number];
}

function pairOf(
  name: string,
  purpose: Purpose,
  colors: Pair['colors'],
  measured?: Pair['measured'],
): Pair {
  return measured === undefined ? { name, purpose, colors } : { name, purpose, colors, measured };
}

const everyPair: readonly Pair[] = [
  pairOf('text on canvas', 'text', (p) => [p.text, p.canvas], [15.4, 16]),
  pairOf('text on surface', 'text', (p) => [p.text, p.surface], [17.1, 14.7]),
  pairOf('text on surface-2', 'text', (p) => [p.text, p.surface2]),
  pairOf('text on surface-3', 'text', (p) => [p.text, p.surface3]),
  pairOf('text on raised', 'text', (p) => [p.text, p.raised]),
  pairOf('text on accent-soft', 'text', (p) => [p.text, p.accentSoft]),
  pairOf('text-2 on canvas', 'text', (p) => [p.text2, p.canvas], [7.8, 9.9]),
  pairOf('text-2 on surface', 'text', (p) => [p.text2, p.surface], [8.6, 9]),
  pairOf('text-2 on surface-3', 'text', (p) => [p.text2, p.surface3]),
  pairOf('text-2 on raised', 'text', (p) => [p.text2, p.raised]),
  pairOf('text-3 on canvas', 'text', (p) => [p.text3, p.canvas], [5, 6.8]),
  pairOf('text-3 on surface', 'text', (p) => [p.text3, p.surface], [5.6, 6.2]),
  pairOf('text-3 on surface-2', 'text', (p) => [p.text3, p.surface2]),
  pairOf('text-3 on raised', 'text', (p) => [p.text3, p.raised]),
  pairOf('text-3 on surface-3 (disabled)', 'text', (p) => [p.text3, p.surface3], [4.7, 5.4]),
  pairOf('line-control on surface', 'edge', (p) => [p.lineControl, p.surface], [3.5, 3.3]),
  pairOf('line-control on raised', 'edge', (p) => [p.lineControl, p.raised], [3.5, 3]),
  pairOf('focus on surface', 'edge', (p) => [p.focus, p.surface], [5.5, 8]),
  pairOf('focus on canvas', 'edge', (p) => [p.focus, p.canvas], [4.9, 8.8]),
  pairOf('focus on raised', 'edge', (p) => [p.focus, p.raised]),
  pairOf('on-accent on accent', 'text', (p) => [p.onAccent, p.accent], [8.5, 8.7]),
  pairOf('on-accent on accent-hover', 'text', (p) => [p.onAccent, p.accentHover], [10.7, 10.5]),
  pairOf('on-accent on accent-active', 'text', (p) => [p.onAccent, p.accentActive]),
  pairOf('accent-text on surface', 'text', (p) => [p.accentText, p.surface], [8.5, 9.2]),
  pairOf('accent-text on accent-soft', 'text', (p) => [p.accentText, p.accentSoft], [7.4, 7.5]),
  pairOf('accent-text on canvas', 'text', (p) => [p.accentText, p.canvas]),
  pairOf('accent-text on raised', 'text', (p) => [p.accentText, p.raised]),
  pairOf('accent edge on raised (chosen card)', 'edge', (p) => [p.accent, p.raised]),
  pairOf('on-danger on danger', 'text', (p) => [p.onDanger, p.danger], [6.5, 6.6]),
  pairOf('on-danger on danger-hover', 'text', (p) => [p.onDanger, p.dangerHover]),
  pairOf('display-text on display', 'text', (p) => [p.displayText, p.display], [15, 18.3]),
  pairOf('display-2 on display', 'text', (p) => [p.display2, p.display], [7.9, 8.6]),
  pairOf('display-fill on display', 'edge', (p) => [p.displayFill, p.display], [10.3, 12]),
  pairOf('display-warning on display', 'text', (p) => [p.displayWarning, p.display], [9, 11.1]),
  pairOf('display-critical on display', 'text', (p) => [p.displayCritical, p.display], [7.4, 9.1]),
  pairOf('display-positive on display', 'text', (p) => [p.displayPositive, p.display]),
  ...(['canvas', 'surface', 'raised'] as const).map((ground) =>
    pairOf(`neutral border on ${ground} (empty bar, skeleton)`, 'trace', (p) => [
      p.tone.neutral.border,
      p[ground],
    ]),
  ),
  pairOf('display-tick on display', 'decorative', (p) => [p.displayTick, p.display], [2.4, 2.4]),
  ...tones.flatMap((tone) => [
    pairOf(
      `${tone} text on its background`,
      'text',
      ({ tone: all }) => [all[tone].text, all[tone].background],
      toneMeasured(tone, 0),
    ),
    pairOf(
      `${tone} icon on its background`,
      'edge',
      ({ tone: all }) => [all[tone].icon, all[tone].background],
      toneMeasured(tone, 1),
    ),
    pairOf(`text-2 on the background of ${tone}`, 'text', (p) => [
      p.text2,
      p.tone[tone].background,
    ]),
    pairOf(`${tone} text on raised (a field's message)`, 'text', (p) => [
      p.tone[tone].text,
      p.raised,
    ]),
    pairOf(`${tone} text on canvas`, 'text', (p) => [p.tone[tone].text, p.canvas]),
    pairOf(`${tone} icon on raised (a field's edge)`, 'edge', (p) => [p.tone[tone].icon, p.raised]),
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

/** The chosen segment lies on an edge's colour where surfaces are dark, and on `raised` elsewhere. */
const chosenSegmentInTheDark = pairOf('text on line-2 (chosen segment)', 'text', (p) => [
  p.text,
  p.line2,
]);

/** Every pair that the kit draws in a theme. */
export function pairsOf(palette: Palette): readonly Pair[] {
  return luminance(palette.canvas) < 0.5 ? [...everyPair, chosenSegmentInTheDark] : everyPair;
}

/** Contrast ratio of WCAG 2.2 of a pair in a theme, 1 to 21. */
export function contrastOf(pair: Pair, palette: Palette): number {
  return contrast(...pair.colors(palette));
}
