import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const groupHead = style({
  ...type.xl,
  ...layouts.wrap,
  alignItems: 'baseline',
  gap: space[8],
  marginBottom: space[12],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const count = style({ ...type.m, fontWeight: fontWeight.body, color: color.text2 });
