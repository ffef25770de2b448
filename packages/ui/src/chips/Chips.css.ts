import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, media, radius, tabularFigures, type } from '../theme/scale.ts';
import { disabledGround, highlightedEdge, hoverTransition } from '../theme/shared-styles.ts';

export const chips = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
  variants: {
    layout: {
      wrap: {},
      grid: {
        display: 'grid',
        // Three in a row, fewer where the text is large.
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.5rem, calc((100% - 16px) / 3)), 1fr))',
      },
    },
  },
});

export const chip = style({
  ...type.s,
  minHeight: 34,
  margin: 0,
  padding: '5px 12px',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  fontWeight: fontWeight.label,
  fontVariantNumeric: tabularFigures,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: hoverTransition('background-color'),
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface3 },
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      color: color.accentText,
    },
    '&[aria-disabled="true"]': {
      borderColor: color.line2,
      boxShadow: 'none',
      background: disabledGround,
      color: color.text3,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"][aria-disabled="true"]': {
      borderColor: color.lineControl,
      boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
    },
  },
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.coarsePointer]: { minHeight: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': highlightedEdge,
        '&[aria-disabled="true"]': {
          forcedColorAdjust: 'auto',
          background: 'ButtonFace',
          borderColor: 'GrayText',
          color: 'GrayText',
        },
        '&[aria-pressed="true"][aria-disabled="true"]': {
          outline: '2px solid GrayText',
          outlineOffset: -3,
        },
      },
    },
  },
});

/**
 * A chip is as wide as its words, until a row has no room for five. Then three share a row, so that the last one is not left alone in
 * the next: the basis is nothing above 22 rem, and more than the largest share below it.
 */
globalStyle(`${chips.classNames.variants.layout.wrap}:has(> :nth-child(5)) > *`, {
  flexBasis: 'calc((22rem - 100%) * 99)',
  whiteSpace: 'nowrap',
  maxWidth: 'calc((100% - 16px) / 3)',
});
