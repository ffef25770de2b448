import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const group = style({ marginTop: space[32] });
export const groupTitle = style({
  ...type.xl,
  marginBottom: space[12],
  fontWeight: fontWeight.strong,
});
export const more = style({ ...type.m, marginTop: space[12], color: color.text2 });
