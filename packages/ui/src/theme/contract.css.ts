import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightPalette } from './palette.ts';
import { variableName } from './variable-name.ts';

export type { Tone } from './palette.ts';

/**
 * The public, semantic colours (art direction, section 3). Components use only these; the themes fill them.
 * Names are stable CSS variables, so that an operator's accent can be laid over them at run time.
 */
export const color = createGlobalThemeContract(lightPalette, (_value, path) => variableName(path));
