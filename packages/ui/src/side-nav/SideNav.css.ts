import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, type } from '../theme/scale.ts';
import { activeRow, highlighted, hoverTransition } from '../theme/shared-styles.ts';

export const nav = style({ display: 'flex', flexDirection: 'column', gap: 16 });

export const caption = style({ ...type.xs, padding: '0 12px 4px', color: color.text3 });

export const items = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

export const item = recipe({
  base: {
    ...type.m,
    ...layouts.row,
    gap: 12,
    minHeight: 38,
    padding: '7px 11px',
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.text,
    fontWeight: fontWeight.label,
    textDecoration: 'none',
    transition: hoverTransition('background-color'),
    selectors: {
      '&:hover': { background: color.surface3 },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current="page"]': { fontWeight: fontWeight.strong },
    },
    '@media': {
      [media.coarsePointer]: { minHeight: 48 },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': highlighted,
        },
      },
    },
  },
  variants: {
    place: {
      side: {
        selectors: {
          '&[aria-current="page"]': { background: color.surface, borderColor: color.line },
        },
      },
      drawer: {
        minHeight: 48,
        selectors: {
          '&[aria-current="page"]': { ...activeRow, color: color.accentText },
        },
      },
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.text3,
  selectors: { '[aria-current="page"] > &': { color: color.accentText } },
  '@media': {
    [media.forcedColors]: {
      color: 'inherit',
      selectors: { '[aria-current="page"] > &': { color: 'inherit' } },
    },
  },
});
/**
 * Reaches into the padding, so that ‘Thuê cloud gaming/render’ has room on one line in the system's font too, which is wider: it would
 * push down what is below it until the page's own font is there.
 */
export const label = style({ flex: '1 1 auto', minWidth: 0, marginInlineEnd: -7 });
export const external = style({ display: 'inline-flex', flex: 'none', color: color.text3 });
