import { style } from '@vanilla-extract/css';
import { media, space } from '@tram/ui/scale';

/** A screen: its head, its filters, its content, one below the other. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
  '@media': { [media.phone]: { gap: space[16] } },
});

export const banner = style({ marginBottom: space[16] });
