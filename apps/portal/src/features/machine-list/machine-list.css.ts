import { style } from '@vanilla-extract/css';
import { media, space } from '@tram/ui/scale';

/** As high as the filters, which come a moment later than the cards. */
export const filtersRoom = style({
  minHeight: 66,
  '@media': { [media.phone]: { minHeight: 48 } },
});

export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[24] });
