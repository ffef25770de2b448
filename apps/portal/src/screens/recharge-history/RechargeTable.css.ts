import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** The buttons of a row below each other: the pinned column takes little of a narrow window, and no less than their words. */
export const stacked = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  minWidth: 'max-content',
});
