import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** Two statuses of a row below each other. */
export const statuses = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
});
