import { recipe } from '@vanilla-extract/recipes';
import { tabularFigures } from '../theme/scale.ts';

/**
 * Two halves that wrap backwards: on one line the date stands first, and where that line does not fit the time stands over
 * the date, as the tables have it. The place decides, whatever the screen is.
 */
export const dateTime = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap-reverse',
    columnGap: '0.3em',
    maxWidth: '100%',
    fontVariantNumeric: tabularFigures,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  variants: {
    split: {
      narrow: {},
      always: { flexDirection: 'column-reverse', flexWrap: 'nowrap' },
      never: { flexWrap: 'nowrap' },
    },
  },
});
