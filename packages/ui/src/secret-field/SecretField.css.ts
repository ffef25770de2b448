import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontFamily, layouts, media, space } from '../theme/scale.ts';

export const secret = style({
  ...layouts.inlineRow,
  flexWrap: 'wrap',
  columnGap: space[8],
  // Under a long secret the buttons have a row of their own, and keep their focus ring off its letters.
  rowGap: space[8],
  maxWidth: '100%',
});

export const value = style({
  minWidth: '8ch',
  fontFamily: fontFamily.mono,
  fontWeight: 500,
  fontSize: '0.97em',
  letterSpacing: 'normal',
  // Or a password such as `-->` is drawn as an arrow.
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
});

export const dots = style({ letterSpacing: '0.14em' });

export const missing = style({ color: color.text3 });

/**
 * Small pictures in a line of text: a target of 24 px at least, which does not make the row taller. Under a finger 44 px: rows of a
 * list, 8 px apart, are then just so high that the targets of two of them meet and do not overlap.
 */
export const buttons = style({
  display: 'inline-flex',
  marginBlock: -6,
  '@media': { [media.coarsePointer]: { marginBlock: -4 } },
});
