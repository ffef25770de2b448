import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { space, tabularFigures, type } from '../theme/scale.ts';

/** Two columns are given up where the list itself is narrow, not where the screen is. */
export const frame = style({ containerType: 'inline-size' });

const narrow = '(max-width: 25rem)';

/** Two columns, of which the longest values need both. */
const tight = '(max-width: 29.99rem)';

export const list = recipe({
  base: {
    ...type.s,
    display: 'grid',
    // What follows a wide row takes the place that is free before it.
    gridAutoFlow: 'row dense',
    rowGap: space[8],
    columnGap: space[16],
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)' },
      2: {
        columnGap: space[12],
        gridTemplateColumns: 'fit-content(30%) minmax(0, 1.15fr) fit-content(30%) minmax(0, 1fr)',
        '@container': {
          [narrow]: { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)' },
        },
      },
    },
  },
});

export const item = recipe({
  base: {
    display: 'grid',
    // Chrome before 117 has no subgrids: there each row lays its own label out.
    gridTemplateColumns: ['fit-content(45%) minmax(0, 1fr)', 'subgrid'],
    columnGap: 'inherit',
    gridColumn: 'span 2',
    alignItems: 'center',
  },
  variants: {
    wide: {
      false: {},
      true: { gridColumn: '1 / -1' },
      narrow: { '@container': { [tight]: { gridColumn: '1 / -1' } } },
    },
  },
});

export const label = style({ minWidth: '5rem', color: color.text3 });

export const value = recipe({
  base: {
    minWidth: 0,
    color: color.text,
    fontVariantNumeric: tabularFigures,
    overflowWrap: 'anywhere',
    // No single word in the second line.
    textWrap: 'balance',
  },
  variants: {
    // In a wide row the value takes all that is left.
    wide: {
      false: {},
      true: { gridColumn: '2 / -1' },
      narrow: { '@container': { [tight]: { gridColumn: '2 / -1' } } },
    },
  },
});
