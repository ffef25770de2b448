import { style } from '@vanilla-extract/css';
import { layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const content = style({
  ...layouts.singleColumn,
  gap: space[16],
  // The line that says when it was read draws what follows near to itself, as in a list with gaps.
  selectors: { 'p + &': { marginTop: space[16] } },
});

export const hint = style({ ...type.s, color: color.text2 });
