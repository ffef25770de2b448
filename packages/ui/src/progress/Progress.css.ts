import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, space, tabularFigures, type } from '../theme/scale.ts';
import { traceColor } from '../theme/shared-styles.ts';

export const progress = style({ position: 'relative', minWidth: 0 });

export const head = style({
  ...type.s,
  ...layouts.wrap,
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const label = style({ fontWeight: fontWeight.label, overflowWrap: 'anywhere' });

export const reading = style({ color: color.text2, fontVariantNumeric: tabularFigures });

export const bar = style({
  display: 'block',
  width: '100%',
  height: 6,
  marginTop: 6,
  overflow: 'hidden',
});

export const track = style({
  fill: traceColor,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
});

export const done = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

const pass = keyframes({
  from: { transform: 'translateX(-40%)' },
  to: { transform: 'translateX(100%)' },
});

/** How long it takes is not known: a part passes by. Stands still, as a part, with reduced motion. */
export const passing = style([
  done,
  {
    transformBox: 'view-box',
    animation: `${pass} 1600ms cubic-bezier(.4,0,.6,1) infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);
