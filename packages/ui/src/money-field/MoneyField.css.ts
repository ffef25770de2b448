import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, tabularFigures, type } from '../theme/scale.ts';

/** The one amount of a dialog is written large (picture of the recharge dialog). */
export const largeBox = style({ minHeight: 52 });

export const amount = style({
  fontVariantNumeric: tabularFigures,
  fontWeight: fontWeight.label,
  selectors: {
    [`${largeBox} &`]: { ...type['2xl'], fontWeight: fontWeight.strong },
  },
});

export const unit = style({
  ...type.m,
  alignSelf: 'center',
  paddingInlineEnd: 12,
  color: color.text3,
});
