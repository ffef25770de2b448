import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** Hours and days side by side; below each other where a card has no room for both. */
export const meters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
  gap: space[16],
});
