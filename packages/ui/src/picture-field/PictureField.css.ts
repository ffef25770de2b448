import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { layouts, media, space, tabularFigures, type } from '../theme/scale.ts';
import { traceColor } from '../theme/shared-styles.ts';
import * as dropFrame from '../file-field/drop-frame.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The mark is no taller than its line: frames side by side stay level, chosen or not. */
export const mark = style({
  ...layouts.inlineRow,
  height: type.s.lineHeight,
  verticalAlign: 'top',
});

/** The words in the frame of a field that has something to say. */
const statusWordsRule = (tone: typeof color.tone.invalid) => ({
  color: tone.text,
  selectors: { '&:hover': { background: tone.background } },
});

/** The proportions of an identity card (ISO/IEC 7810 ID-1). Large text may make it taller. */
export const frame = recipe({
  base: {
    ...dropFrame.frameRule,
    aspectRatio: '1.586',
    width: '100%',
    color: color.text3,
    selectors: { ...dropFrame.focusedFrame, '&:hover': { background: color.surface3 } },
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
      invalid: { ...dropFrame.frameStatusRules.invalid, ...statusWordsRule(color.tone.invalid) },
      warn: { ...dropFrame.frameStatusRules.warn, ...statusWordsRule(color.tone.caution) },
    },
    dragging: { true: dropFrame.draggingRule },
    inert: { true: { selectors: { '&:hover': { background: color.surface3 } } } },
  },
});

export const invitation = style({
  ...layouts.row,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[12],
  maxWidth: '100%',
});

export const drawing = style({ flex: 'none', maxWidth: '100%' });

export const choices = style({
  ...layouts.wrap,
  justifyContent: 'center',
  gap: space[8],
});

/** Looks like a secondary button; a press reaches the input, which lies over it or belongs to it. */
export const face = recipe({
  base: { ...dropFrame.faceRule, userSelect: 'none' },
  variants: {
    inert: {
      false: { cursor: 'pointer', selectors: { '&:hover': { background: color.surface3 } } },
      true: { ...dropFrame.inertFaceRule, cursor: 'not-allowed' },
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
  fill: traceColor,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const barFill = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

/** Below the frame: what was chosen, and what can be done with it. */
export const line = style({
  ...type.s,
  ...layouts.spread,
  gap: space[8],
  marginTop: 6,
  color: color.text2,
  fontVariantNumeric: tabularFigures,
});

export const fileWords = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const fileWeight = style({ whiteSpace: 'nowrap' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

// A button without an edge is seen by its words alone: they end where the picture does.
globalStyle(`${actions} > button:last-child`, { marginInlineEnd: -14 });

export const sending = style({
  ...layouts.inlineRow,
  gap: space[8],
  minHeight: 32,
  '@media': { [media.coarsePointer]: { minHeight: 44 } },
});
