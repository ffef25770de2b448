import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, space, tabularFigures, type } from '../theme/scale.ts';

export const receipt = style({ ...type.m, fontVariantNumeric: tabularFigures });

export const row = style({
  ...layouts.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: 5,
});

export const label = style({ minWidth: 0, color: color.text2, overflowWrap: 'anywhere' });

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: color.text,
  overflowWrap: 'anywhere',
});

export const totalRow = style([
  row,
  {
    marginTop: space[8],
    paddingTop: space[12],
    borderTop: `1px solid ${color.line2}`,
  },
]);

export const totalLabel = style({ fontWeight: fontWeight.strong, color: color.text });

export const total = style({
  ...type['2xl'],
  marginInlineStart: 'auto',
  fontWeight: fontWeight.heading,
  color: color.text,
});

export const after = style({ fontWeight: fontWeight.strong });

export const short = style({ color: color.tone.critical.text });
