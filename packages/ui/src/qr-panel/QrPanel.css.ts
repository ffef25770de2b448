import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { layouts, media, radius, space, type } from '../theme/scale.ts';

export const panel = recipe({
  base: { display: 'grid', gap: space[12], minWidth: 0 },
  variants: {
    layout: {
      stacked: { justifyItems: 'stretch' },
      beside: { gridTemplateColumns: 'minmax(96px, 8rem) minmax(0, 1fr)', alignItems: 'center' },
    },
  },
});

/** White in both themes: a code on a dark tile is not read by many bank apps. */
export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  width: '100%',
  maxWidth: '24rem',
  padding: space[4],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.card,
  background: '#ffffff',
  overflow: 'hidden',
  // A system that inverts all colours would turn it around; browsers turn pictures back, but not what the page draws itself.
  '@media': { [media.invertedColors]: { filter: 'invert(1)' } },
});

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
});

/** Lies over the drawing once it is there; before that it takes no room and is not seen. */
export const picture = style({
  position: 'absolute',
  inset: space[4],
  width: `calc(100% - 2 * ${space[4]})`,
  height: `calc(100% - 2 * ${space[4]})`,
  objectFit: 'contain',
  background: '#ffffff',
});

export const loading = style({ visibility: 'hidden' });

export const failed = style({
  ...type.s,
  position: 'absolute',
  inset: 0,
  ...layouts.centered,
  padding: space[16],
  textAlign: 'center',
  color: '#474c55',
});
