import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { media, tabularFigures } from '../theme/scale.ts';

export const ruler = style({ display: 'block', minWidth: 0, containerType: 'inline-size' });

/** Drawn in the scale's own units and stretched to the place's width; strokes keep their width. */
export const drawing = style({ display: 'block', width: '100%', height: 14, overflow: 'visible' });

const crisp = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;

export const ticks = recipe({
  base: {
    ...crisp,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  variants: {
    on: {
      display: { stroke: color.displayTick },
      paper: { stroke: color.line2 },
    },
  },
});

/** Colour of the filled part and its mark. */
const tones = {
  normal: color.displayFill,
  warning: color.displayWarning,
  critical: color.displayCritical,
  paper: color.text2,
};

export const fill = styleVariants(tones, (tone) => ({
  fill: tone,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
}));

export const marker = styleVariants(tones, (tone) => ({
  ...crisp,
  stroke: tone,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
}));

export const numerals = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 2,
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    fontVariantNumeric: tabularFigures,
  },
  variants: {
    on: { display: { color: color.display2 }, paper: { color: color.text3 } },
  },
});

/** As wide as nothing, so that its middle is its tick; the two at the ends stay inside. */
export const numeral = style({
  display: 'flex',
  justifyContent: 'center',
  width: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { justifyContent: 'flex-start' },
    '&:last-child': { justifyContent: 'flex-end' },
  },
  // With large text on a narrow place the last one, which names the unit, needs its neighbour's room.
  '@container': {
    '(max-width: 11rem)': {
      selectors: { '&:nth-last-child(2):not(:first-child)': { visibility: 'hidden' } },
    },
  },
});
