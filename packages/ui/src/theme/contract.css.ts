import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightPalette } from './palette.ts';

export type { Tone } from './palette.ts';

/** Turns a token's path into its CSS variable: `accentSoft` → `--tram-accent-soft`. */
function variableName(_value: string | null, path: readonly string[]): string {
  return `tram-${path
    .join('-')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()}`;
}

/**
 * The public, semantic colours (art direction, section 3). Components use only these; the themes fill them.
 * Names are stable CSS variables, so that an operator's accent can be laid over them at run time.
 */
export const color = createGlobalThemeContract(lightPalette, variableName);
