import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, media, radius, space, tabularFigures, type } from '../theme/scale.ts';

export const strip = recipe({
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  variants: {
    look: {
      boxed: {
        padding: `${space[12]} ${space[12]} 10px`,
        border: `1px solid ${color.line}`,
        borderRadius: radius.control,
        background: color.surface2,
      },
      ruled: {},
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
        '@media': {
          [media.phone]: { selectors: { '& + &': { paddingInlineStart: space[8] } } },
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
    overflowWrap: 'anywhere',
  },
  variants: { size: { m: { ...type.l }, l: { ...type['2xl'] } } },
});

export const name = style({ ...type.s, order: 1, color: color.text2 });
