import { style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { space, type } from '@tram/ui/scale';

/** Belongs to the list below it: closer to it than to what is above. */
export const readAt = style({
  ...type.xs,
  marginBottom: `calc(-1 * ${space[12]})`,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
});
