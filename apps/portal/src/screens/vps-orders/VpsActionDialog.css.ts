import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const heading = style({ ...type.l, fontWeight: fontWeight.strong });
