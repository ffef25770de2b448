import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import {
  clearOf,
  clearOfSides,
  duration,
  easing,
  fontWeight,
  layer,
  media,
  radius,
  safeArea,
  type,
} from '../theme/scale.ts';

/** A rule for each status, made of the colours of its tone: toasts are in tones of their own names. */
function eachStatus(rule: (colors: typeof color.tone.neutral) => StyleRule) {
  const { positive, caution, invalid } = color.tone;
  return { valid: rule(positive), warn: rule(caution), inValid: rule(invalid) };
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0 } });
const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const edge = 24;
const clear = {
  top: clearOf('top', `${edge}px`),
  right: clearOf('right', `${edge}px`),
  bottom: clearOf('bottom', `${edge}px`),
  left: clearOf('left', `${edge}px`),
};

export const region = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.toast,
    width: 360,
    maxWidth: `calc(100vw - ${clear.left} - ${clear.right})`,
    // Between the toasts the page below can be pressed.
    pointerEvents: 'none',
    '@media': {
      [media.phone]: {
        insetInline: clearOfSides('12px'),
        width: 'auto',
        maxWidth: 'none',
        // Whichever corner a desktop has.
        top: 'auto',
        bottom: `calc(12px + ${safeArea.bottom})`,
        selectors: {
          // Above the bottom bar of 60 px, where there is one.
          'body:has([data-bottom-bar]) &': {
            bottom: `calc(76px + ${safeArea.bottom})`,
          },
          // Over a sheet at the top: its buttons are at its foot, however high that is. A search has its text there.
          'body:has([role$="dialog"]:not([data-search-on-top]), [role="menu"]) &': {
            top: `calc(12px + ${safeArea.top})`,
            bottom: 'auto',
          },
        },
      },
      print: { display: 'none' },
    },
  },
  variants: {
    position: {
      'bottom-left': { bottom: clear.bottom, left: clear.left },
      'bottom-right': { bottom: clear.bottom, right: clear.right },
      'top-left': { top: clear.top, left: clear.left },
      'top-right': { top: clear.top, right: clear.right },
    },
  },
});

/** Scrolls where large text on a small screen leaves no room for three; the padding keeps room for their shadows. */
export const list = style({
  display: 'grid',
  gap: 8,
  maxHeight: `calc(100dvh - ${edge}px - ${safeArea.top} - ${safeArea.bottom})`,
  margin: -edge,
  padding: edge,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const toast = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    pointerEvents: 'auto',
    gap: 12,
    padding: '12px 8px 12px 15px',
    overflow: 'hidden',
    border: '1px solid',
    borderRadius: radius.card,
    boxShadow: color.shadowFloat,
    animation: `${enter} ${duration.float} ${easing}`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    status: eachStatus(({ background, border, text }) => ({
      background,
      borderColor: border,
      color: text,
    })),
    leaving: {
      true: { animation: `${leave} calc(${duration.float} * 0.75) ${easing} forwards` },
      false: {},
    },
  },
});

/** Beside the first line at any text size, and as high as the ×, which is larger under a finger. */
const besideFirstLine = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  '@media': { [media.coarsePointer]: { minHeight: 44 } },
} as const;

export const icon = recipe({
  base: { ...besideFirstLine, flex: 'none' },
  variants: { status: eachStatus((colors) => ({ color: colors.icon })) },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: 5,
  overflowWrap: 'anywhere',
  '@media': { [media.coarsePointer]: { paddingBlock: 11 } },
});
export const title = style({ ...type.m, fontWeight: fontWeight.strong });
export const detail = style({ ...type.s, color: color.text2 });
export const action = style({ marginTop: 8 });

export const lifeLine = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 3,
    transformOrigin: 'left',
    animation: `${shrink} 8s linear forwards`,
    '@media': {
      // Nothing moves; the toast still lives as long.
      [media.reducedMotion]: { display: 'none' },
      [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    status: eachStatus((colors) => ({ background: colors.icon })),
    paused: { true: { animationPlayState: 'paused' }, false: {} },
  },
});
