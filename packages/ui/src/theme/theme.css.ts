import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { darkPalette, lightPalette } from './palette.ts';

/**
 * Light is the base; dark follows the system unless `data-theme` on an element says otherwise.
 * `data-theme` may stand on any element, so a story can show both themes side by side.
 */
globalStyle(':root, [data-theme="light"]', {
  vars: assignVars(color, lightPalette),
  colorScheme: 'light',
});

globalStyle('[data-theme="dark"]', {
  vars: assignVars(color, darkPalette),
  colorScheme: 'dark',
});

globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: assignVars(color, darkPalette),
      colorScheme: 'dark',
    },
  },
});

// More contrast on request (art direction, section 8): control edges for lines, support colour for labels.
for (const [selector, palette] of [
  [':root, [data-theme="light"]', lightPalette],
  ['[data-theme="dark"]', darkPalette],
] as const) {
  globalStyle(selector, {
    '@media': {
      '(prefers-contrast: more)': {
        vars: {
          [color.line]: palette.lineControl,
          [color.line2]: palette.lineControl,
          [color.text3]: palette.text2,
        },
      },
    },
  });
}
