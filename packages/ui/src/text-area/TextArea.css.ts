import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { input } from '../field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { media, tabularFigures, type } from '../theme/scale.ts';

const padding = '9px';

function lines(count: number) {
  return {
    minHeight: `calc(${type.m.lineHeight} * ${count} + 2 * ${padding})`,
    '@media': {
      [media.phone]: { minHeight: `calc(${type.l.lineHeight} * ${count} + 2 * ${padding})` },
      [media.coarsePointer]: {
        minHeight: `calc(${type.l.lineHeight} * ${count} + 2 * ${padding})`,
      },
    },
  };
}

const area = style([
  input,
  {
    display: 'block',
    maxHeight: '50vh',
    padding: `${padding} 12px`,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    // Grows with its text where the browser can; elsewhere it scrolls and is drawn larger by hand.
    fieldSizing: 'content',
  },
]);

export const textArea = recipe({
  base: [area],
  variants: { size: { s: lines(2), m: lines(4), l: lines(8) } },
});

export const count = style({ fontVariantNumeric: tabularFigures });
export const overLimit = style({ color: color.tone.invalid.text });
