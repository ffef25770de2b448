import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const band = style({ borderBlock: `1px solid ${color.line}` });

export const layout = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[20],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '210px minmax(0, 1fr)', gap: space[32] },
  },
});

export const legend = style({
  ...type.m,
  ...layouts.wrap,
  gap: `${space[8]} ${space[20]}`,
  fontWeight: fontWeight.strong,
  '@media': { [media.desktop]: { flexDirection: 'column', paddingTop: 19 } },
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const swatch = style({
  width: 12,
  height: 12,
  borderRadius: 2,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const machines = style({ background: color.text, fill: color.text });
export const support = style({ background: color.accent, fill: color.accent });

/** Room above the bars for the hour that it is now. */
const labelHeight = '1.625rem';
export const chart = style({ position: 'relative', paddingTop: labelHeight });
const barsHeight = 40;
export const bars = style({ width: '100%', height: barsHeight });
const axisHeight = 8;
export const axis = style({ width: '100%', height: axisHeight, overflow: 'visible' });
export const ticks = style({
  fill: 'none',
  stroke: color.lineControl,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const numerals = style({
  display: 'flex',
  justifyContent: 'space-between',
  height: 20,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  color: color.text3,
  fontVariantNumeric: tabularFigures,
});

/** No width of its own: its middle is its tick. The first and the last stay inside. */
export const numeral = style({
  display: 'flex',
  justifyContent: 'center',
  width: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { justifyContent: 'flex-start' },
    '&:last-child': { justifyContent: 'flex-end' },
  },
});

const lineTop = 2;
export const markerLine = style({
  position: 'absolute',
  top: lineTop,
  height: `calc(${labelHeight} + ${barsHeight + axisHeight - lineTop}px)`,
  width: 6,
  marginLeft: -3,
  background: color.text,
  borderInline: `2px solid ${color.canvas}`,
});

/** As wide as the chart, so that the label cannot leave it: where there is no room beside the line, the space up to the line shrinks. */
export const markerRow = style({ position: 'absolute', top: 0, insetInline: 0, display: 'flex' });
export const markerLabel = style({
  ...type.s,
  flex: 'none',
  marginInline: 8,
  background: color.canvas,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: tabularFigures,
});
