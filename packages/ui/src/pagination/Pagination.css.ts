import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, tabularFigures, type } from '../theme/scale.ts';
import { highlightedEdge, hoverTransition } from '../theme/shared-styles.ts';

export const list = style({
  ...layouts.wrap,
  justifyContent: 'flex-end',
  // Where there is no room beside the targets, nor between them.
  gap: '4px clamp(0px, (100% - 286px) / 8, 4px)',
  '@media': {
    // The narrowest phone has room for six targets of 44 px and a gap.
    [media.phone]: { justifyContent: 'center', columnGap: 'clamp(0px, (100% - 282px) / 6, 4px)' },
  },
});

export const item = recipe({
  base: {
    display: 'flex',
    minWidth: 34,
    '@media': { [media.phone]: { minWidth: 44 }, [media.coarsePointer]: { minWidth: 44 } },
  },
  variants: {
    place: {
      everywhere: {},
      wide: { '@media': { [media.phone]: { display: 'none' } } },
      narrow: { display: 'none', '@media': { [media.phone]: { display: 'flex' } } },
    },
    /** A gap is no target. */
    isGap: {
      true: {
        minWidth: 24,
        '@media': { [media.phone]: { minWidth: 16 }, [media.coarsePointer]: { minWidth: 16 } },
      },
    },
  },
});

export const page = style({
  ...type.s,
  ...layouts.inlineRow,
  justifyContent: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 34,
  margin: 0,
  padding: '0 4px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text2,
  fontWeight: fontWeight.label,
  fontVariantNumeric: tabularFigures,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: hoverTransition('background-color'),
  selectors: {
    '&:hover': { background: color.surface3, color: color.text },
    '&[aria-current="page"]': {
      borderColor: color.accentText,
      background: color.accentSoft,
      color: color.accentText,
    },
    '&[aria-disabled="true"]': {
      background: 'transparent',
      color: color.text3,
      opacity: 0.6,
      cursor: 'default',
    },
  },
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.coarsePointer]: { minHeight: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': highlightedEdge,
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const gap = style({
  ...type.s,
  ...layouts.inlineRow,
  justifyContent: 'center',
  flex: '1 1 auto',
  color: color.text3,
});
