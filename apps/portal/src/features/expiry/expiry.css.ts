import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, layouts, media, radius, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const content = style({
  ...layouts.singleColumn,
  gap: space[16],
});

export const spans = style({
  ...layouts.spread,
  gap: space[12],
});

export const hint = style({ ...type.s, color: color.text2 });

/** What the axis shows; without an axis, on a phone, there is nothing to choose. */
export const span = style({
  flex: '0 1 26rem',
  '@media': { [media.phone]: { display: 'none' } },
});

/** Widths of the columns beside the axis, shared by its ground and its rows. */
export const subjectWidth = createVar();
export const endWidth = createVar();

const widths = { [subjectWidth]: '11.5rem', [endWidth]: '11rem' };

export const chart = style({
  vars: widths,
  position: 'relative',
  '@media': {
    // Room for the numerals of the axis.
    [media.desktop]: { paddingTop: '1.75rem' },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const apart = style({
  vars: widths,
  ...layouts.singleColumn,
  gap: space[4],
});

export const apartTitle = style({ ...type.m, fontWeight: fontWeight.strong });

const numeral = {
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontVariantNumeric: tabularFigures,
  whiteSpace: 'nowrap',
} as const;

/** Behind the tracks of the rows: between the names and the times. */
export const ground = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${subjectWidth} + ${space[16]})`,
  insetInlineEnd: `calc(${endWidth} + ${space[16]})`,
  pointerEvents: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const tick = recipe({
  base: {
    position: 'absolute',
    insetBlock: '1.25rem 0',
    width: 0,
    borderInlineStart: `1px solid ${color.line}`,
    '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
  },
  variants: { day: { true: { borderColor: color.line2 }, false: {} } },
});

export const tickLabel = style({
  ...numeral,
  position: 'absolute',
  top: '-1.25rem',
  transform: 'translateX(-50%)',
  color: color.text3,
});

export const nowLine = style({
  position: 'absolute',
  // Over the bars, which it parts into what is over and what is left.
  zIndex: 1,
  insetBlock: '1rem 0',
  width: 0,
  borderInlineStart: `2px solid ${color.text}`,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

/** Live numbers sit on ink. */
export const nowFlag = style({
  ...numeral,
  position: 'absolute',
  top: '-1.125rem',
  transform: 'translateX(-50%)',
  padding: '1px 5px',
  border: `1px solid ${color.displayLine}`,
  borderRadius: radius.inner,
  background: color.display,
  color: color.displayText,
  fontWeight: fontWeight.label,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
