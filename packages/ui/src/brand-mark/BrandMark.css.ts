import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, type } from '../theme/scale.ts';

/** Where there is no room for the name. */
const unnamed = 'screen and (max-width: 399px)';

export const brand = style({
  ...type.xl,
  ...layouts.inlineRow,
  gap: 12,
  minHeight: 44,
  minWidth: 0,
  color: 'inherit',
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  '@media': {
    [media.phone]: { gap: 8 },
    // The mark alone is narrower than a finger.
    [unnamed]: { minWidth: 44 },
  },
});

export const mark = style({ flex: 'none', color: color.accentText });
/** On ink the accent would be too dark: the mark takes the colour of the digits. */
export const markOnInk = style({ flex: 'none', color: color.displayFill });

export const logo = style({ flex: 'none', width: 'auto', height: 28 });

export const name = style({
  minWidth: 0,
  ...layouts.ellipsis,
  '@media': { [unnamed]: { display: 'none' } },
});
export const nameAlways = style({ overflowWrap: 'anywhere' });
