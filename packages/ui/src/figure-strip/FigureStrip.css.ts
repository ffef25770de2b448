import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, radius, space, tabularFigures, type } from '../theme/scale.ts';

export const frame = style({ containerType: 'inline-size', width: '100%' });

/** Where the strip itself is narrow, an amount of money has no room for large digits. */
const narrow = '(max-width: 22rem)';

/** Three amounts of eight digits of 22 px are wider than the strip is on a phone. */
const tooNarrowForLarge = '(max-width: 25rem)';

/** The widest phone: four amounts of seven digits would touch each other. */
const tooNarrowForFour = '(max-width: 28rem)';

export const strip = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    '@container': { '(max-width: 13rem)': { gridAutoFlow: 'row', rowGap: space[8] } },
  },
  variants: {
    look: {
      boxed: {
        columnGap: space[8],
        padding: `${space[12]} ${space[12]} 10px`,
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
        background: color.surface2,
      },
      ruled: {},
    },
    /** Four amounts of money are wider than a phone: two and two. */
    pairs: {
      true: {
        '@container': {
          [tooNarrowForFour]: {
            gridAutoFlow: 'row',
            gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
            rowGap: space[8],
          },
          '(max-width: 13rem)': { gridTemplateColumns: 'none' },
        },
      },
      false: {},
    },
  },
});

export const cell = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    look: {
      boxed: {},
      ruled: {
        paddingInlineEnd: space[8],
        selectors: {
          '& + &': { paddingInlineStart: space[16], borderInlineStart: `1px solid ${color.line}` },
        },
        '@container': {
          [narrow]: { selectors: { '& + &': { paddingInlineStart: space[8] } } },
          '(max-width: 13rem)': {
            selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 } },
          },
        },
      },
    },
  },
});

/** The number comes first for the eye and the name first in the source, as a `<dl>` asks. */
export const figure = recipe({
  base: {
    order: 0,
    color: color.text,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: tabularFigures,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      m: { ...type.l },
      l: {
        ...type['2xl'],
        '@container': {
          [tooNarrowForLarge]: type.xl,
          [narrow]: type.l,
        },
      },
    },
  },
});

export const name = style({ ...type.s, order: 1, color: color.text2 });
