import { style } from '@vanilla-extract/css';
import { layouts, media, space } from '@tram/ui/scale';

/** A screen: its head, its filters, its content, one below the other. */
export const screen = style({
  ...layouts.singleColumn,
  alignContent: 'start',
  gap: space[20],
  '@media': { [media.phone]: { gap: space[16] } },
});

export const banner = style({ marginBottom: space[16] });
