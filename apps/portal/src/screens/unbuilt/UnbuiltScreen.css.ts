import { style } from '@vanilla-extract/css';
import { fontWeight, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const title = style({ ...type.h1, fontWeight: fontWeight.heading });

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  marginTop: space[20],
  padding: `${space[64]} ${space[20]}`,
  textAlign: 'center',
  background: color.surface,
  border: `1px dashed ${color.line2}`,
  borderRadius: radius.card,
});

export const state = style({ ...type.l, fontWeight: fontWeight.strong });
export const explanation = style({
  ...type.m,
  maxWidth: 420,
  marginBottom: space[12],
  color: color.text2,
});
