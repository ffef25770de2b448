import { contrast, hexOfOklch, oklchOfHex } from './oklch.ts';
import { variableName } from './variable-name.ts';

/** What changes with an operator's accent, and nothing else: displays, tones and the focus ring never do. */
export interface AccentTokens {
  readonly accent: string;
  readonly accentHover: string;
  readonly accentActive: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly accentLine: string;
}

/** One value for each theme that `data-theme` can name. */
export interface EachTheme<Value> {
  readonly light: Value;
  readonly dark: Value;
  readonly contrast: Value;
}

/** CSS variables by name: `{ '--tram-accent': '#22479f', … }`. */
export type AccentVariables = Readonly<Record<string, string>>;

/** The accent cannot be used; the message names the value and the reason. */
export class AccentRefusedError extends Error {
  override readonly name = 'AccentRefusedError';
}

interface StatusHue {
  readonly name: string;
  readonly hue: number;
  /** What a customer reads in it. */
  readonly meaning: string;
}

/** Hues of the tones that an accent would be mistaken for (art direction, section 3). */
const statusHues: readonly StatusHue[] = [
  { name: 'green', hue: 152, meaning: 'success' },
  { name: 'yellow', hue: 90, meaning: 'caution' },
  { name: 'orange', hue: 50, meaning: 'a warning' },
  { name: 'red', hue: 27, meaning: 'danger' },
  { name: 'pink-red', hue: 8, meaning: 'a refused input' },
];

/** Degrees on either side of a status hue that an accent must keep free. */
const keptFree = 20;

/** Below this chroma a colour is a grey and its hue says nothing. */
const greyChroma = 0.03;

/** Steps of the default accent: lightness, and chroma as a share of the accent's own. */
const lightSteps = {
  accent: [0.425, 1],
  accentHover: [0.371, 0.94],
  accentActive: [0.325, 0.84],
  accentText: [0.425, 1],
  accentSoft: [0.954, 0.127],
  accentLine: [0.846, 0.385],
} as const;
const darkSteps = {
  accent: [0.77, 0.65],
  accentHover: [0.826, 0.52],
  accentActive: [0.715, 0.735],
  accentText: [0.8, 0.59],
  accentSoft: [0.293, 0.347],
  accentLine: [0.425, 0.53],
} as const;
const contrastSteps = {
  accent: [0.325, 0.84],
  accentHover: [0.27, 0.7],
  accentActive: [0.22, 0.55],
  accentText: [0.325, 0.84],
  accentSoft: [0.94, 0.15],
  accentLine: [0.425, 1],
} as const;

const white = '#ffffff';
const ink = '#0b1530';
const textContrast = 4.5;

function distance(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

function derive(
  { chroma, hue }: { readonly chroma: number; readonly hue: number },
  steps: typeof lightSteps | typeof darkSteps | typeof contrastSteps,
): AccentTokens {
  const step = ([lightness, share]: readonly [number, number]): string =>
    hexOfOklch({ lightness, chroma: chroma * share, hue });
  const accent = step(steps.accent);
  return {
    accent,
    accentHover: step(steps.accentHover),
    accentActive: step(steps.accentActive),
    onAccent: contrast(white, accent) >= textContrast ? white : ink,
    accentText: step(steps.accentText),
    accentSoft: step(steps.accentSoft),
    accentLine: step(steps.accentLine),
  };
}

/**
 * The accent tokens of every theme from one colour: its hue and chroma at the kit's own lightness steps (art direction,
 * section 3, operator accent). Works without a document, so a server can put the result into its pages.
 *
 * @param accent `#rrggbb`
 * @throws AccentRefusedError when it is no such colour, or lies within 20° of a hue that means something here
 */
export function deriveAccent(accent: string): EachTheme<AccentTokens> {
  if (!/^#[\da-f]{6}$/i.test(accent)) {
    throw new AccentRefusedError(`The accent ${accent} is not of the form #rrggbb.`);
  }
  const { chroma, hue } = oklchOfHex(accent);
  const nearest = statusHues
    .filter((status) => chroma >= greyChroma && distance(hue, status.hue) < keptFree)
    .sort((one, other) => distance(hue, one.hue) - distance(hue, other.hue))[0];
  if (nearest !== undefined) {
    throw new AccentRefusedError(
      `The accent ${accent} (hue ${Math.round(hue)}°) is within ${keptFree}° of ${nearest.name} (${nearest.hue}°), which means ${nearest.meaning} to customers. Choose another hue.`,
    );
  }
  return {
    light: derive({ chroma, hue }, lightSteps),
    dark: derive({ chroma, hue }, darkSteps),
    contrast: derive({ chroma, hue }, contrastSteps),
  };
}

function variables(tokens: AccentTokens): AccentVariables {
  return Object.fromEntries(
    Object.entries(tokens).map(([token, value]) => [`--${variableName([token])}`, value]),
  );
}

/**
 * The same as CSS variables: set them on the element that carries the theme (`element.style.setProperty`).
 * @throws AccentRefusedError as `deriveAccent`
 */
export function accentVariables(accent: string): EachTheme<AccentVariables> {
  const { light, dark, contrast: more } = deriveAccent(accent);
  return { light: variables(light), dark: variables(dark), contrast: variables(more) };
}

function rule(selector: string, values: AccentVariables): string {
  const declarations = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/**
 * The same as a style sheet that wins over the kit's own themes wherever it stands: for a server, in a `<style nonce>` or a file.
 * @throws AccentRefusedError as `deriveAccent`
 */
export function accentStyleSheet(accent: string): string {
  const { light, dark, contrast: more } = accentVariables(accent);
  return [
    rule(':root:root,[data-theme="light"][data-theme]', light),
    rule('[data-theme="dark"][data-theme]', dark),
    rule('[data-theme="contrast"][data-theme]', more),
    `@media (prefers-contrast:more){${rule(':root:root:where(:not([data-theme="dark"])),[data-theme="light"][data-theme]', more)}}`,
    `@media (prefers-color-scheme:dark){${rule(':root:root:not([data-theme])', dark)}}`,
  ].join('\n');
}
