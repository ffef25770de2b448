import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
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

/** A theme is drawn on its own page. */
export const themed = style({ maxWidth: '100%', padding: space[16], background: color.canvas });
