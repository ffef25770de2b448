import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[24] });
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});
