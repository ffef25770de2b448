import { style } from '@vanilla-extract/css';
import { fontWeight, media, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const block = style({
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  display: 'grid',
  justifyItems: 'start',
});

export const figure = style({
  fontSize: '6rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontWeight: fontWeight.heading,
  fontVariantNumeric: tabularFigures,
});

/** The ruler of the displays (art direction, section 1), with nothing on it: long ticks every fifth. */
export const ruler = style({
  width: '100%',
  height: 16,
  marginBlock: `${space[12]} ${space[32]}`,
  borderTop: `1px solid ${color.text3}`,
  // The last tick.
  borderInlineEnd: `1px solid ${color.text3}`,
  backgroundImage: [
    `repeating-linear-gradient(90deg, ${color.text3} 0 1px, transparent 1px 10%)`,
    `repeating-linear-gradient(90deg, ${color.lineControl} 0 1px, transparent 1px 2.5%)`,
  ].join(', '),
  backgroundSize: '100% 14px, 100% 8px',
  backgroundRepeat: 'no-repeat',
  '@media': { [media.forcedColors]: { borderTopColor: 'CanvasText' } },
});

export const explanation = style({
  ...type.m,
  color: color.text2,
  marginBlock: `${space[12]} ${space[24]}`,
});
