import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, space, tabularFigures, type } from '../theme/scale.ts';
import { coveringControlRule, focusRing, withoutHas } from '../theme/shared-styles.ts';

/** Beside a taller one it does not stretch. */
export const chart = style({
  ...layouts.singleColumn,
  gap: space[12],
  alignContent: 'start',
  margin: 0,
  '@media': {
    // Black on white in every theme, whole on its page.
    print: {
      vars: {
        [color.text]: '#000',
        [color.text2]: '#333',
        [color.text3]: '#333',
        [color.line]: '#bbb',
        [color.lineControl]: '#333',
        [color.surface]: '#fff',
        [color.surface2]: '#fff',
        [color.surface3]: '#fff',
        [color.tone.positive.icon]: '#333',
        [color.tone.warning.icon]: '#333',
      },
      color: '#000',
      // Of a page that is printed with its backgrounds, too.
      background: '#fff',
      breakInside: 'avoid',
    },
  },
});

export const title = style({ ...type.l, fontWeight: fontWeight.strong, margin: 0 });

export const summary = style({ ...type.s, color: color.text2, margin: 0, textWrap: 'pretty' });

/** What is read now, with the key of the drawing: above it, so that no hand lies over it. */
export const reading = style({ ...layouts.singleColumn, gap: space[8] });

export const readingLabel = style({
  ...type.m,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
});

export const values = style({ ...layouts.wrap, gap: `${space[8]} ${space[16]}`, margin: 0 });

/** As wide whatever its value is: another reading moves nothing. */
export const value = style({ flex: '1 1 6.25rem', minWidth: 0, maxWidth: '12rem' });

export const keys = style({ ...layouts.wrap, gap: `${space[4]} ${space[16]}` });

export const valueName = style({
  ...type.s,
  display: 'flex',
  gap: 6,
  minWidth: 0,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const valueText = style({
  ...type.m,
  margin: 0,
  fontWeight: fontWeight.label,
  fontVariantNumeric: tabularFigures,
});

/** In the middle of the first line of its name. */
export const swatch = style({ flex: 'none', marginTop: `calc((${type.s.lineHeight} - 14px) / 2)` });

export const plot = style({
  position: 'relative',
  cursor: 'crosshair',
  selectors: {
    '&:has(:focus-visible)': focusRing(4),
  },
  ...withoutHas({ selectors: { '&:focus-within': focusRing(4) } }),
});

/** Bars and lines: a finger along the axis reads, across it the page scrolls. Rows: a press reads. */
export const along = recipe({
  variants: {
    orientation: {
      horizontal: { touchAction: 'pan-y' },
      vertical: { touchAction: 'manipulation' },
    },
  },
});

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

/** Has the keys and speaks; the pointer reads from the whole drawing. */
export const slider = style({ ...coveringControlRule, pointerEvents: 'none' });

export const note = style({ ...type.s, color: color.text3, margin: 0, textWrap: 'pretty' });

export const actions = style({
  ...layouts.wrap,
  gap: space[8],
  '@media': { print: { display: 'none' } },
});

const systemText = { [media.forcedColors]: { fill: 'CanvasText' } };

const numerals = {
  fontSize: '0.6875rem',
  fontVariantNumeric: tabularFigures,
} as const;

export const axisText = style({ ...numerals, fill: color.text3, '@media': systemText });

export const rowText = style({
  fontSize: type.xs.fontSize,
  fontVariantNumeric: tabularFigures,
  fill: color.text2,
  '@media': systemText,
});

export const rowName = style({
  fontWeight: fontWeight.label,
  fill: color.text,
  '@media': systemText,
});

export const grid = style({
  stroke: color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const foot = style({
  stroke: color.lineControl,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const place = style({
  fill: color.surface3,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 } },
});

/** The ink of a series: everything of it is drawn in this one colour. */
const ink = {
  neutral: { color: color.text2 },
  positive: { color: color.tone.positive.icon },
  warning: { color: color.tone.warning.icon },
};

const systemInk = { [media.forcedColors]: { color: 'CanvasText' } };

export const mark = recipe({
  base: { stroke: 'currentColor', strokeWidth: 1, '@media': systemInk },
  variants: {
    tone: ink,
    look: {
      solid: { fill: 'currentColor' },
      striped: {},
      dotted: {},
      open: { fill: 'transparent', strokeDasharray: '3 3' },
    },
  },
});

export const patternLine = recipe({
  base: { stroke: 'currentColor', '@media': systemInk },
  variants: { tone: ink },
});

export const patternFill = recipe({
  base: { fill: 'currentColor', '@media': systemInk },
  variants: { tone: ink },
});

export const area = style({
  fill: color.text2,
  fillOpacity: 0.08,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

export const line = recipe({
  base: {
    fill: 'none',
    stroke: color.text2,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  variants: { estimate: { true: { strokeDasharray: '4 4' }, false: {} } },
});

export const nowLine = style({
  stroke: color.lineControl,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const point = style({
  fill: color.surface,
  stroke: color.text,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
});
