/**
 * The modes in which every story is drawn, by Chromatic (as its modes: https://www.chromatic.com/docs/modes/) and by
 * `npm run compare:stories`. A mode is a set of globals and the size of the window, px: 1200 × 900 is where stories run as tests.
 */
export const modes = {
  light: { theme: 'light', viewport: { width: 1200, height: 900 } },
  dark: { theme: 'dark', viewport: { width: 1200, height: 900 } },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
  contrast: { theme: 'contrast', viewport: { width: 1200, height: 900 } },
} as const;

export type Mode = keyof typeof modes;

export const modeNames = ['light', 'dark', 'phone', 'contrast'] as const satisfies readonly Mode[];
