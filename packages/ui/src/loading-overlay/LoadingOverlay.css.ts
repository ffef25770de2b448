import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  clearOfSides,
  duration,
  easing,
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  type,
} from '../theme/scale.ts';

const grow = keyframes({ from: { transform: 'scaleX(0.04)' }, to: { transform: 'scaleX(0.92)' } });
const appear = keyframes({ from: { opacity: 0 } });
const reveal = keyframes({ from: { visibility: 'hidden' } });

/** Fast at first, then ever slower: it never claims to be done. */
export const line = style({
  position: 'fixed',
  zIndex: layer.loading,
  insetInline: 0,
  top: safeArea.top,
  height: 3,
  background: color.accent,
  transformOrigin: 'left',
  animation: `${grow} 12s cubic-bezier(0, 0.7, 0.2, 1) forwards`,
  pointerEvents: 'none',
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const veil = style({
  position: 'fixed',
  zIndex: layer.loading,
  inset: 0,
  ...layouts.centered,
  paddingInline: clearOfSides('0px'),
  cursor: 'progress',
  animation: `${appear} ${duration.dialog} ${easing}`,
  // The page stays legible behind it, and cannot be pressed.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: color.canvas,
    opacity: 0.6,
  },
});

export const plate = style({
  ...type.m,
  position: 'relative',
  ...layouts.row,
  gap: 12,
  padding: '12px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.raised,
  color: color.text,
  fontWeight: fontWeight.label,
  boxShadow: color.shadowFloat,
});

/**
 * The words come a second after the wait began, because a status says what becomes visible in it: what is over sooner is not worth
 * hearing. A delay, which reduced motion does not take away.
 */
export const label = style({ animation: `${reveal} 1ms 800ms backwards` });

export const spinner = style({ display: 'inline-flex', color: color.accentText });
