import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, tabularFigures } from '../theme/scale.ts';

export const money = style({ fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' });

export const strong = style({ fontWeight: fontWeight.strong });

export const quietUnit = style({ color: color.text2, fontWeight: fontWeight.body });
