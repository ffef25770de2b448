import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});
