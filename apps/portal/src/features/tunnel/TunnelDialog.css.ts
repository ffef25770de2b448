import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** Beside nothing else: in the middle, and its button as wide as it. */
export const code = style({ justifySelf: 'center', width: '100%', maxWidth: 360 });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});
