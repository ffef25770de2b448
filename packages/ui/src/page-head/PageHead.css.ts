import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, space, type } from '../theme/scale.ts';

export const head = style({
  ...layouts.wrap,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: space[20],
  rowGap: space[12],
  '@media': { [media.phone]: { alignItems: 'center' } },
});

export const words = style({ flex: '1 1 0', minWidth: 'min(100%, 12rem)' });

export const title = style({
  ...type.h1,
  fontWeight: fontWeight.heading,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...type['2xl'] } },
  // It takes the focus when a route is entered, which is not something to mark.
  selectors: { '&:focus': { outline: 'none' } },
});

export const sentence = style({
  ...type.m,
  marginTop: 2,
  color: color.text2,
  '@media': { [media.phone]: { ...type.s } },
});

export const action = style({ flex: 'none', maxWidth: '100%' });
