import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  layouts,
  media,
  radius,
  tabularFigures,
  type,
} from '../theme/scale.ts';
import {
  coveringControlRule,
  focusRing,
  highlightedEdge,
  withoutHas,
} from '../theme/shared-styles.ts';

export const track = style({
  // Equal widths, and below each other where large text leaves no room.
  ...layouts.wrap,
  padding: 3,
  borderRadius: radius.control,
  background: color.surface3,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const segment = style({
  ...type.s,
  position: 'relative',
  flex: '1 1 4.5rem',
  display: 'grid',
  alignContent: 'center',
  minHeight: 34,
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: radius.inner,
  color: color.text2,
  fontWeight: fontWeight.label,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${duration.float} ${easing}, color ${duration.float} ${easing}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { color: color.text },
    '&:has(:checked)': { borderColor: color.lineControl },
    // Of a choice that cannot be changed the edge alone is left; what shines can be pressed.
    '&:has(:checked:enabled)': {
      // On a dark track only something lighter stands out; `raised` is darker than the track there.
      background: `light-dark(${color.raised}, ${color.line2})`,
      color: color.text,
    },
    '&:has(:focus-visible)': focusRing(2),
    '&:has(:disabled)': { color: color.text3, cursor: 'not-allowed' },
  },
  ...withoutHas({ selectors: { '&:focus-within': focusRing(2) } }),
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.coarsePointer]: { minHeight: 44 },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': highlightedEdge,
        '&:has(:disabled)': {
          forcedColorAdjust: 'auto',
          background: 'Canvas',
          color: 'GrayText',
        },
      },
    },
  },
});

/** The radio is there for the keyboard, the screen reader and the form; the segment draws it. */
export const radio = style({
  ...coveringControlRule,
  cursor: 'inherit',
  // It draws itself where the segment cannot.
  ...withoutHas({ all: 'revert' }),
});

export const note = style({
  ...type.xs,
  color: color.text2,
  fontWeight: fontWeight.body,
  fontVariantNumeric: tabularFigures,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
