import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, space, type } from '../theme/scale.ts';
import {
  coveringControlRule,
  focusRing,
  hoverTransition,
  withoutHas,
} from '../theme/shared-styles.ts';

/** What the frames of `FileField` and `PictureField` share: a dashed edge, and the native control over the whole. */

export const frameRule = {
  position: 'relative',
  ...layouts.centered,
  padding: space[12],
  border: `1px dashed ${color.lineControl}`,
  borderRadius: radius.card,
  background: color.surface2,
  transition: hoverTransition('background-color', 'border-color'),
  '@media': { [media.reducedMotion]: { transition: 'none' } },
  ...withoutHas({ selectors: { '&:focus-within': focusRing(2) } }),
} as const;

/** The ring of the control that lies over the frame. */
export const focusedFrame = {
  '&:has(input:focus-visible)': focusRing(2),
};

const frameStatusRule = (tone: { readonly icon: string; readonly background: string }) => ({
  borderStyle: 'solid',
  borderColor: tone.icon,
  background: tone.background,
  '@media': { [media.forcedColors]: { borderWidth: 2 } },
});

export const frameStatusRules = {
  plain: {},
  invalid: frameStatusRule(color.tone.invalid),
  warn: frameStatusRule(color.tone.caution),
};

/** A file is held over the frame. */
export const draggingRule = {
  borderStyle: 'dashed',
  borderColor: color.accent,
  background: color.accentSoft,
  boxShadow: `inset 0 0 0 1px ${color.accent}`,
};

/** The native control, over the whole frame: a press, a drop and the keyboard all reach it. */
export const input = recipe({
  base: {
    ...coveringControlRule,
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

/** Looks like a secondary button. */
export const faceRule = {
  ...type.s,
  ...layouts.inlineRow,
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
} as const;

/** The same while nothing can be chosen. */
export const inertFaceRule = {
  borderColor: 'transparent',
  background: color.surface3,
  color: color.text3,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
};
