import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { layouts, media, type } from '../theme/scale.ts';
import { plainButtonRule } from '../theme/shared-styles.ts';

export const button = style({
  ...type.m,
  ...layouts.inlineRow,
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  ...plainButtonRule,
  selectors: { '&:hover': { background: color.surface3 } },
  '@media': { [media.phone]: { padding: 0, justifyContent: 'center' } },
});

/** Measured in letters: large ones need the room of the words. */
const crowded = 'screen and (max-width: 79.9em)';

/** One line beside the picture; below 1280 px, and on phones, the picture alone. */
export const words = style({
  maxWidth: '11.25rem',
  ...layouts.ellipsis,
  '@media': {
    [crowded]: {
      position: 'absolute',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
    },
  },
});

export const chevron = style({
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});
