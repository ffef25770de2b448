import { style } from '@vanilla-extract/css';
import { fontWeight, media, radius, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const top = style({ borderTop: `1px solid ${color.line}` });

export const list = style({
  display: 'grid',
  gap: space[24],
  marginTop: space[32],
  '@media': {
    [media.sideMenu]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[40] },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr)',
  gap: space[16],
});

export const figure = style({
  ...type.l,
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
});

export const title = style({ ...type.xl, fontSize: '1.0625rem', fontWeight: fontWeight.strong });
export const text = style({
  ...type.m,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  marginTop: space[4],
  color: color.text2,
});
