import { style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { layouts, space, type } from '@tram/ui/scale';

/** Over the support lines, in their column. */
export const opener = style({
  ...layouts.row,
  gap: space[12],
  marginBottom: space[16],
});

export const keyHint = style({ ...type.xs, color: color.text3 });
