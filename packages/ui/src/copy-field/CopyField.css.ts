import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontFamily, fontWeight, layouts, space, tabularFigures, type } from '../theme/scale.ts';

export const copyRoot = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** Both words lie in one cell, so the button keeps its width when it says what it did. */
export const faces = style({ display: 'inline-grid' });
export const face = style({ gridArea: '1 / 1' });
export const hiddenFace = style({ visibility: 'hidden' });

export const field = style({
  ...layouts.row,
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
  },
});

export const words = style({ minWidth: 0 });

export const label = style({ ...type.s, color: color.text2 });

export const value = recipe({
  base: {
    color: color.text,
    fontVariantNumeric: tabularFigures,
    overflowWrap: 'anywhere',
  },
  variants: {
    size: { m: { ...type.l }, l: { ...type.xl, fontSize: '1.25rem' } },
    mono: {
      true: {
        fontFamily: fontFamily.mono,
        fontWeight: 500,
        fontVariantLigatures: 'none',
        letterSpacing: 'normal',
      },
      false: { fontWeight: fontWeight.strong },
    },
  },
});

export const hint = style({ ...type.s, color: color.text2 });
