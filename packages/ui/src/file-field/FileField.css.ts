import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  media,
  radius,
  space,
  tabularFigures,
  type,
} from '../theme/scale.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

/** A lower frame than a picture's: there is nothing to see in it. */
export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 72,
    padding: space[12],
    border: `1px dashed ${color.lineControl}`,
    borderRadius: radius.card,
    background: color.surface2,
    transition: `background-color ${duration.hover} ${easing}, border-color ${duration.hover} ${easing}`,
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: {
    status: {
      plain: {},
      invalid: {
        borderStyle: 'solid',
        borderColor: color.tone.invalid.icon,
        background: color.tone.invalid.background,
        '@media': { [media.forcedColors]: { borderWidth: 2 } },
      },
      warn: {
        borderStyle: 'solid',
        borderColor: color.tone.caution.icon,
        background: color.tone.caution.background,
        '@media': { [media.forcedColors]: { borderWidth: 2 } },
      },
    },
    dragging: {
      true: {
        borderStyle: 'dashed',
        borderColor: color.accent,
        background: color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
      },
    },
    inert: { false: { selectors: { '&:hover': { background: color.surface3 } } } },
  },
});

/** The native control, over the whole frame: a press, a drop and the keyboard all reach it. */
export const input = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    fontSize: '1rem',
  },
  variants: {
    inert: {
      true: { cursor: 'not-allowed' },
      false: {
        cursor: 'pointer',
        selectors: { '&::file-selector-button': { cursor: 'pointer' } },
      },
    },
  },
});

/** Looks like a secondary button; a press reaches the input, which lies over it. */
export const face = recipe({
  base: {
    ...type.s,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minWidth: 80,
    minHeight: 32,
    padding: '5px 13px',
    border: `1px solid ${color.line2}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    fontWeight: fontWeight.label,
    '@media': {
      [media.coarsePointer]: { minHeight: 44 },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    inert: {
      true: {
        borderColor: 'transparent',
        background: color.surface3,
        color: color.text3,
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  listStyle: 'none',
});

export const row = style({
  ...type.s,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 44,
  padding: '4px 6px 4px 12px',
  fontVariantNumeric: tabularFigures,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });

export const fileName = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const fileSize = style({ color: color.text2, whiteSpace: 'nowrap' });

export const sending = style({ flex: '1 1 auto', minWidth: 0 });
