import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, media, radius, space, tabularFigures } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { endWidth, subjectWidth } from './ExpiryAxis.css.ts';

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
