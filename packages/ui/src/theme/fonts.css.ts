import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFamily, markedFallbackFamily } from './scale.ts';

/** Archivo's height above and depth below the baseline, em. */
const ascent = 0.878;
const descent = 0.21;

const regular = "local('Arial'), local('Liberation Sans'), local('Roboto')";
const bold = "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')";

/**
 * How wide Archivo sets text, as a share of Arial, by weight: letters and signs; spaces; capitals and digits. `marked` is its share
 * of DejaVu Sans, for the letters that only Vietnamese has: Arial and Roboto have them, Liberation Sans has not, and a Linux
 * desktop then takes DejaVu's. Measured on the portal's own words.
 */
const bands = [
  { weight: '100 499', bold: false, letters: 1.018, spaces: 0.749, capitals: 1.008, marked: 0.904 },
  { weight: '500 599', bold: false, letters: 1.054, spaces: 0.724, capitals: 1.02, marked: 0.926 },
  { weight: '600 649', bold: true, letters: 0.976, spaces: 0.716, capitals: 1.027, marked: 0.847 },
  { weight: '650 900', bold: true, letters: 0.992, spaces: 0.709, capitals: 1.038, marked: 0.859 },
] as const;

/** The later face is asked first, so the one without a range stands first. */
const ranges = [
  ['letters', null],
  ['spaces', 'U+20, U+A0'],
  ['capitals', 'U+30-39, U+41-5A'],
] as const;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function face(src: string, weight: string, share: number, unicodeRange: string | null) {
  return {
    src,
    fontWeight: weight,
    sizeAdjust: percent(share),
    ascentOverride: percent(ascent / share),
    descentOverride: percent(descent / share),
    lineGapOverride: '0%',
    ...(unicodeRange === null ? {} : { unicodeRange }),
  };
}

/**
 * A face of the system in Archivo's widths and heights, for the moment before Archivo's files are there: a paragraph takes
 * the same lines, so nothing moves when they come. One share for all characters would not do: Archivo's spaces are a quarter
 * narrower than Arial's and its letters wider. Liberation Sans has Arial's widths; Roboto's are within one per cent.
 */
globalFontFace(
  fallbackFamily,
  bands.flatMap(({ weight, bold: isBold, ...shares }) =>
    ranges.map(([characters, range]) =>
      face(isBold ? bold : regular, weight, shares[characters], range),
    ),
  ),
);

globalFontFace(
  markedFallbackFamily,
  bands.map(({ weight, bold: isBold, marked }) =>
    face(isBold ? "local('DejaVu Sans Bold')" : "local('DejaVu Sans')", weight, marked, null),
  ),
);
