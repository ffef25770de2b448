import { style } from '@vanilla-extract/css';
import { media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const spans = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const hint = style({ ...type.s, color: color.text2 });

/** What the axis shows; without an axis, on a phone, there is nothing to choose. */
export const span = style({
  flex: '0 1 26rem',
  '@media': { [media.phone]: { display: 'none' } },
});
