import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Turns a token's path into its CSS variable: `accentSoft` → `--tram-accent-soft`. */
function variableName(_value: string | null, path: readonly string[]): string {
  return `tram-${path
    .join('-')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()}`;
}

const toneContract = { text: null, icon: null, background: null, border: null };

/**
 * The public, semantic colours (art direction, section 3). Components use only these; the themes fill them.
 * Names are stable CSS variables, so that an operator's accent can be laid over them at run time.
 */
export const color = createGlobalThemeContract(
  {
    canvas: null,
    surface: null,
    surface2: null,
    surface3: null,
    raised: null,
    line: null,
    line2: null,
    lineControl: null,
    text: null,
    text2: null,
    text3: null,
    accent: null,
    accentHover: null,
    accentActive: null,
    onAccent: null,
    accentText: null,
    accentSoft: null,
    accentLine: null,
    focus: null,
    display: null,
    displayLine: null,
    displayText: null,
    display2: null,
    displayFill: null,
    displayTick: null,
    displayWarning: null,
    displayCritical: null,
    displayPositive: null,
    danger: null,
    dangerHover: null,
    onDanger: null,
    scrim: null,
    shadowFloat: null,
    shadowDialog: null,
    tone: {
      neutral: toneContract,
      info: toneContract,
      positive: toneContract,
      caution: toneContract,
      warning: toneContract,
      critical: toneContract,
      invalid: toneContract,
    },
  },
  variableName,
);
