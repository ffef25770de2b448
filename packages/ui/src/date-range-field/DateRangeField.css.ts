import { style } from '@vanilla-extract/css';
import { type } from '../theme/scale.ts';
import { color } from '../theme/contract.css.ts';

/** Side by side where both have room, else below each other. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: 12,
});

export const end = style({ display: 'grid', alignContent: 'start', gap: 4, minWidth: 0 });
export const endLabel = style({ ...type.s, color: color.text2 });
