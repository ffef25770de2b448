import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, tabularFigures, type } from '../theme/scale.ts';

export const price = style({ fontVariantNumeric: tabularFigures });

export const current = recipe({
  base: {
    ...layouts.wrap,
    alignItems: 'baseline',
    columnGap: 6,
    color: color.text2,
  },
  variants: { size: { m: { ...type.s }, l: { ...type.m } } },
});

export const digits = recipe({
  base: { color: color.text, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' },
  variants: {
    size: {
      m: { ...type.l },
      l: { ...type['3xl'], fontWeight: fontWeight.heading },
    },
  },
});

export const discount = style({
  ...type.s,
  ...layouts.wrap,
  columnGap: 12,
  color: color.text3,
});

export const percent = style({ color: color.text, fontWeight: fontWeight.label });
