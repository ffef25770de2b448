import { style, styleVariants } from '@vanilla-extract/css';
import { layouts, space } from '@tram/ui/scale';

/** Things below each other, by the space between them in px; none is wider than what is around it. */
export const stack = styleVariants(
  { 12: space[12], 16: space[16], 20: space[20], 24: space[24], 32: space[32] },
  (gap) => ({ ...layouts.singleColumn, gap }),
);

/** Buttons beside each other. */
export const actions = style({ ...layouts.wrap, gap: space[8] });
