import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  media,
  radius,
  tabularFigures,
  type,
} from '../theme/scale.ts';

export const month = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style({
  ...type.xs,
  height: 28,
  padding: 0,
  color: color.text3,
  fontWeight: fontWeight.label,
  textAlign: 'center',
});

export const day = style({
  ...type.m,
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  height: 40,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  fontVariantNumeric: tabularFigures,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${duration.hover} ${easing}`,
  selectors: {
    '&[data-today]': { borderColor: color.lineControl, fontWeight: fontWeight.strong },
    '&[data-hovered]': { background: color.surface3 },
    '&[data-selected]': {
      borderColor: 'transparent',
      background: color.accent,
      color: color.onAccent,
      fontWeight: fontWeight.strong,
    },
    '&[data-selected][data-hovered]': { background: color.accentHover },
    '&[data-disabled]': { color: color.lineControl, cursor: 'not-allowed' },
    // Days of the months beside it would be chosen by mistake.
    '&[data-outside-month]': { visibility: 'hidden' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.phone]: { height: 44 },
    [media.coarsePointer]: { minWidth: 44, height: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[data-today]': { borderColor: 'CanvasText' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Days between the two ends of a range. */
export const inSpan = style({
  selectors: {
    '&:not([data-selected], [data-hovered])': { background: color.accentSoft },
  },
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
