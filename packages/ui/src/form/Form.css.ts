import { style } from '@vanilla-extract/css';
import { layouts, media, space } from '../theme/scale.ts';

export const form = style({
  ...layouts.singleColumn,
  gap: space[20],
});

export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[20],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
