import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const icon = style({
  display: 'inline-flex',
  marginBottom: space[12],
  color: color.text3,
});
