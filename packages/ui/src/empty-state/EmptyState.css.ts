import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, space, type } from '../theme/scale.ts';

export const state = style({
  ...layouts.row,
  flexDirection: 'column',
  padding: `${space[48]} ${space[20]}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlock: space[40] } },
});

export const picture = style({
  display: 'block',
  marginBottom: space[16],
  color: color.text3,
});

export const ground = style({ color: color.line2 });

export const title = style({ ...type.l, fontWeight: fontWeight.strong });

export const sentence = style({
  ...type.m,
  maxWidth: '22rem',
  marginTop: 2,
  color: color.text2,
});

export const action = style({ marginTop: space[16] });

/** The icon of an `ErrorState`, whose other parts look like these. */
export const errorIcon = style({
  display: 'inline-flex',
  marginBottom: space[12],
  color: color.text3,
});
