import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, type as typeScale } from '../theme/scale.ts';
import { highlightedEdge, hoverTransition } from '../theme/shared-styles.ts';

/** What can be pressed has hover and press colours; what is inert keeps its own. */
const live = '&:not([aria-disabled="true"])';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontFamily: 'inherit',
    fontWeight: fontWeight.label,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: hoverTransition('background-color', 'border-color'),
    selectors: {
      '&[aria-disabled="true"]': {
        background: color.surface3,
        borderColor: 'transparent',
        color: color.text3,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { color: color.text2, cursor: 'progress' },
    },
    '@media': {
      [media.coarsePointer]: { minHeight: 44 },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    theme: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: {
          [`${live}:hover`]: { background: color.accentHover },
          [`${live}:active`]: { background: color.accentActive },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              [live]: highlightedEdge,
            },
          },
        },
      },
      secondary: {
        background: color.raised,
        borderColor: color.line2,
        color: color.text,
        selectors: {
          [`${live}:hover`]: { background: color.surface3 },
          [`${live}:active`]: { background: color.surface3, borderColor: color.lineControl },
        },
      },
      tertiary: {
        background: 'transparent',
        color: color.accentText,
        selectors: {
          [`${live}:hover`]: { background: color.accentSoft },
          [`${live}:active`]: { background: color.accentSoft, borderColor: color.accentLine },
          '&[aria-disabled="true"]': { background: 'transparent' },
        },
        '@media': { [media.forcedColors]: { borderColor: 'transparent' } },
      },
      critical: {
        background: 'transparent',
        color: color.tone.critical.text,
        selectors: {
          [`${live}:hover`]: { background: color.tone.critical.background },
          [`${live}:active`]: {
            background: color.tone.critical.background,
            borderColor: color.tone.critical.border,
          },
          '&[aria-disabled="true"]': { background: 'transparent' },
        },
      },
      danger: {
        background: color.danger,
        color: color.onDanger,
        selectors: {
          [`${live}:hover`]: { background: color.dangerHover },
          [`${live}:active`]: { background: color.dangerHover },
        },
      },
    },
    size: {
      xs: {
        ...typeScale.xs,
        minWidth: 64,
        minHeight: 26,
        padding: '3px 9px',
        borderRadius: radius.inner,
      },
      s: { ...typeScale.s, minWidth: 80, minHeight: 32, padding: '5px 13px' },
      m: { ...typeScale.m, minWidth: 80, minHeight: 40, padding: '8px 15px' },
      l: { ...typeScale.l, minWidth: 80, minHeight: 48, padding: '11px 19px' },
    },
    width: {
      auto: {},
      full: { width: '100%' },
      phone: { '@media': { [media.phone]: { width: '100%' } } },
    },
  },
});

/** The label and the busy words lie in one cell, so a button that becomes busy keeps its width. One of them is hidden from all. */
export const face = style({
  gridArea: '1 / 1',
  ...layouts.inlineRow,
  justifyContent: 'center',
  gap: 8,
  minWidth: 0,
  selectors: { '&[aria-hidden]': { visibility: 'hidden' } },
});

/** Where a spinner will be: one that nobody sees would still be animated, frame after frame. */
export const spinnerRoom = styleVariants({ 16: { width: 16 }, 20: { width: 20 } }, (room) => ({
  flex: 'none',
  ...room,
}));

export const reason = style({
  ...typeScale.xs,
  color: color.text3,
  // Clear of the ring of the button.
  marginInlineStart: 6,
  alignSelf: 'center',
});
