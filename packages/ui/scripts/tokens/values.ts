/** The values of the format (Design Tokens Format Module 2025.10, https://www.designtokens.org/tr/2025.10/format/), from those of CSS. */

/** A token; the unit of a value is part of it. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

export interface Group {
  readonly [name: string]: Token | Group | string;
}

const fourDigits = (value: number): number => Math.round(value * 10_000) / 10_000;

/** One length as a multiple of another: a line of 22 px with letters of 14 px is 1.5714. */
export const ratio = (length: number, of: number): number => fourDigits(length / of);

/** @throws Error for anything but `#rrggbb` and `rgb(r g b / alpha)` */
export function colorValue(css: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(css);
  const [, ...parts] = hex ?? rgb ?? [];
  if (parts.length === 0) throw new Error(`${css} is no colour that can be written`);
  const channels = parts.slice(0, 3).map((part) => Number.parseInt(part, hex === null ? 10 : 16));
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => fourDigits(channel / 255)),
    alpha: Number(parts[3] ?? 1),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

const pxOfRem = 16;

/** In px, as Figma takes no other unit: `0.875rem` is 14 px, and `-0.01em` is measured by the size of the letters. */
export function dimensionValue(css: string, fontSize?: number) {
  const [, number, unit = ''] = /^(-?[\d.]+)(px|rem|em)?$/u.exec(css) ?? [];
  const px = { px: 1, rem: pxOfRem, em: fontSize, '': number === '0' ? 1 : undefined }[unit];
  if (number === undefined || px === undefined) throw new Error(`${css} is no length`);
  return { value: fourDigits(Number(number) * px), unit: 'px' };
}

/** In seconds, as Figma takes no other unit. */
export function durationValue(css: string) {
  const [, milliseconds] = /^(\d+)ms$/u.exec(css) ?? [];
  if (milliseconds === undefined) throw new Error(`${css} is no duration`);
  return { value: Number(milliseconds) / 1000, unit: 's' };
}

/** The numbers of `cubic-bezier(.2,0,0,1)`. */
export function bezierValue(css: string): readonly number[] {
  const [, numbers] = /^cubic-bezier\(([\d., -]+)\)$/u.exec(css) ?? [];
  if (numbers === undefined) throw new Error(`${css} is no cubic Bézier curve`);
  return numbers.split(',').map(Number);
}

/** The lengths and the colour of one outer shadow. */
export function shadowParts(css: string) {
  const [, offsetX, offsetY, blur, spread, color] =
    /^(\S+) (\S+) (\S+) (\S+) (rgb\(.+\))$/u.exec(css) ?? [];
  if (offsetX === undefined || offsetY === undefined || blur === undefined || spread === undefined)
    throw new Error(`${css} is no shadow that can be written`);
  return {
    color: colorValue(color ?? ''),
    lengths: {
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    },
  };
}

/** The first family of a stack, as its makers call it: Fontsource adds `Variable` to the names of its variable fonts. */
export function familyValue(stack: string): string {
  const [first] = stack.match(/'[^']+'/u) ?? [];
  if (first === undefined) throw new Error(`${stack} begins with no family`);
  return first.replaceAll("'", '').replace(/ Variable$/u, '');
}

/** What is written for a designer and for Dev Mode: what a developer writes, and the fields that offer the variable. */
export function figma(code: string, scopes?: readonly string[]) {
  return {
    'com.figma.codeSyntax': { WEB: code },
    ...(scopes === undefined ? {} : { 'com.figma.scopes': scopes }),
  };
}
