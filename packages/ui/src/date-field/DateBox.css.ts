import { style } from '@vanilla-extract/css';
import { layouts, media, tabularFigures } from '../theme/scale.ts';

export const dateText = style({ fontVariantNumeric: tabularFigures });

/** The calendar's button stands in the box, a little off its edge; a finger gets the whole height. */
export const opener = style({
  ...layouts.row,
  padding: '0 3px',
  '@media': { [media.coarsePointer]: { padding: '0 1px' } },
});
