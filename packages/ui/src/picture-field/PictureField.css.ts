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

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The mark is no taller than its line: frames side by side stay level, chosen or not. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: type.s.lineHeight,
  verticalAlign: 'top',
});

/** The proportions of an identity card (ISO/IEC 7810 ID-1). Large text may make it taller. */
export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1.586',
    width: '100%',
    padding: space[12],
    border: `1px dashed ${color.lineControl}`,
    borderRadius: radius.card,
    background: color.surface2,
    color: color.text3,
    transition: `background-color ${duration.hover} ${easing}, border-color ${duration.hover} ${easing}`,
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&:hover': { background: color.surface3 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: {
    state: {
      empty: {},
      filled: {
        borderStyle: 'solid',
        borderColor: color.line2,
        background: color.surface3,
        '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
      },
    },
    status: {
      plain: {},
      invalid: {
        borderStyle: 'solid',
        borderColor: color.tone.invalid.icon,
        background: color.tone.invalid.background,
        color: color.tone.invalid.text,
        selectors: { '&:hover': { background: color.tone.invalid.background } },
        '@media': { [media.forcedColors]: { borderWidth: 2 } },
      },
      warn: {
        borderStyle: 'solid',
        borderColor: color.tone.caution.icon,
        background: color.tone.caution.background,
        color: color.tone.caution.text,
        selectors: { '&:hover': { background: color.tone.caution.background } },
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
    inert: { true: { selectors: { '&:hover': { background: color.surface3 } } } },
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

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  maxWidth: '100%',
});

export const drawing = style({ flex: 'none', maxWidth: '100%' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});

/** Looks like a secondary button; a press reaches the input, which lies over it or belongs to it. */
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
    userSelect: 'none',
    '@media': {
      [media.coarsePointer]: { minHeight: 44 },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  variants: {
    inert: {
      false: { cursor: 'pointer', selectors: { '&:hover': { background: color.surface3 } } },
      true: {
        borderColor: 'transparent',
        background: color.surface3,
        color: color.text3,
        cursor: 'not-allowed',
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});

/** A camera is only where a finger is. It stands above the input that covers the frame. */
export const cameraChoice = style({
  position: 'relative',
  zIndex: 1,
  display: 'none',
  '@media': { [media.coarsePointer]: { display: 'block' } },
});

export const preview = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 5,
  objectFit: 'contain',
});

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'block',
  width: '100%',
  height: 4,
});

export const barTrack = style({
  fill: color.surface3,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const barFill = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

/** Below the frame: what was chosen, and what can be done with it. */
export const line = style({
  ...type.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginTop: 6,
  color: color.text2,
  fontVariantNumeric: tabularFigures,
});

export const fileWords = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const fileWeight = style({ whiteSpace: 'nowrap' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const sending = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 32,
  '@media': { [media.coarsePointer]: { minHeight: 44 } },
});
