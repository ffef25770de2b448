import { style } from '@vanilla-extract/css';
import { media, space } from '@tram/ui/scale';

/** Code and countdown beside each other on desktops, below each other on phones. */
export const transfer = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 286px) minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const details = style({ display: 'grid', gap: space[12], minWidth: 0 });
