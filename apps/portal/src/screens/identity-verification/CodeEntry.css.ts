import { style } from '@vanilla-extract/css';
import { layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const entry = style({
  ...layouts.singleColumn,
  gap: space[16],
});
export const lead = style({ ...type.m, color: color.text2, overflowWrap: 'anywhere' });

/** What to do without a mail, and the way to another. */
export const again = style({
  ...type.s,
  ...layouts.spread,
  gap: `${space[8]} ${space[16]}`,
  color: color.text2,
});
