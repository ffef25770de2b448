import { style } from '@vanilla-extract/css';
import { layouts, space } from '../theme/scale.ts';

export const column = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
export const stretched = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
});
export const row = style({
  ...layouts.wrappingRow,
  gap: space[12],
});
