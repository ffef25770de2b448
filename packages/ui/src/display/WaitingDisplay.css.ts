import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, media, space, tabularFigures, type } from '../theme/scale.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  // Where its words take two lines, as on a phone, the stripes keep off them.
  marginBottom: space[4],
});

export const icon = style({
  display: 'inline-flex',
  marginTop: 1,
  color: color.tone.info.icon,
});

export const title = style({ ...type.l, fontWeight: fontWeight.strong });

export const text = style({ ...type.s, color: color.text2 });

export const foot = style({
  fontSize: '0.75rem',
  lineHeight: '1rem',
  marginTop: 4,
  color: color.text2,
  fontVariantNumeric: tabularFigures,
});

const drift = keyframes({ to: { transform: 'translateX(16px)' } });

/** A ruler whose end is not known: stripes that drift, and stand still with reduced motion. */
export const stripes = style({
  position: 'relative',
  display: 'block',
  height: 6,
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -16,
    insetInlineEnd: 0,
    background: `repeating-linear-gradient(115deg, ${color.tone.info.icon} 0 7px, transparent 7px 14.5px)`,
    backgroundSize: '16px 100%',
    animation: `${drift} 1200ms linear infinite`,
  },
  '@media': {
    [media.reducedMotion]: { '::before': { animation: 'none' } },
    [media.forcedColors]: {
      '::before': {
        forcedColorAdjust: 'none',
        background: 'repeating-linear-gradient(115deg, CanvasText 0 7px, Canvas 7px 14.5px)',
        backgroundSize: '16px 100%',
      },
    },
  },
});

export const stripeTicks = style({
  display: 'block',
  width: '100%',
  height: 7,
  overflow: 'visible',
  fill: 'none',
  stroke: color.tone.info.border,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const stripeTickLines = style({ vectorEffect: 'non-scaling-stroke' });
