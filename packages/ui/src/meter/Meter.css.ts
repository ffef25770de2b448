import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, tabularFigures, type } from '../theme/scale.ts';
import { traceColor } from '../theme/shared-styles.ts';

export const meter = style({
  position: 'relative',
  ...type.s,
  ...layouts.singleColumn,
  // Beside one whose words take more lines its bar stays level with the other's.
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  fontVariantNumeric: tabularFigures,
});

export const label = style({ color: color.text3 });

export const reading = recipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: 6, color: color.text2 },
  variants: { tone: { normal: {}, warning: { color: color.tone.warning.text } } },
});

export const readingIcon = style({
  display: 'inline-flex',
  marginTop: 2,
  color: color.tone.warning.icon,
});

export const strong = recipe({
  base: { fontWeight: fontWeight.strong },
  variants: { tone: { normal: { color: color.text }, warning: { color: 'inherit' } } },
});

export const bar = style({ display: 'block', width: '100%', height: 4, marginTop: 4 });

export const track = style({
  fill: traceColor,
  '@media': {
    [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 },
  },
});

export const filled = recipe({
  base: { '@media': { [media.forcedColors]: { fill: 'Highlight' } } },
  variants: {
    tone: { normal: { fill: color.text2 }, warning: { fill: color.tone.warning.icon } },
  },
});
