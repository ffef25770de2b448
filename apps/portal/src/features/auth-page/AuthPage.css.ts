import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  clearOf,
  clearOfSides,
  fontWeight,
  layouts,
  media,
  safeArea,
  space,
  type,
} from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { renderedAttribute } from '../../document/page.ts';
import { artAccent, artLamp } from '../line-art/line-art.css.ts';

export const page = style({
  display: 'grid',
  minHeight: '100svh',
  background: color.surface,
  '@media': { [media.sideMenu]: { gridTemplateColumns: 'minmax(420px, 5fr) 7fr' } },
});

export const panel = style({
  display: 'none',
  '@media': {
    [media.sideMenu]: {
      ...layouts.column,
      justifyContent: 'space-between',
      gap: space[40],
      padding: space[40],
      paddingInlineStart: clearOf('left', space[40]),
      color: color.displayText,
      background: color.display,
      borderRight: `1px solid ${color.displayLine}`,
    },
  },
});

export const pitch = style({ display: 'grid', gap: space[48] });
export const art = style({
  vars: { [artAccent]: color.displayFill, [artLamp]: color.displayPositive },
  maxWidth: 440,
  color: color.display2,
});

export const promise = style({
  fontSize: '1.625rem',
  lineHeight: 1.5,
  letterSpacing: '-0.015em',
  fontWeight: fontWeight.strong,
});
export const promiseLine = style({ display: 'block' });

export const contact = style({
  ...layouts.wrap,
  gap: `${space[12]} ${space[32]}`,
});
export const contactItem = style({ display: 'grid' });
export const contactLabel = style({ ...type.s, color: color.display2 });
export const contactValue = style({ ...type.m, fontWeight: fontWeight.label });

export const sheet = style({
  ...layouts.column,
  paddingBlock: `calc(${space[16]} + ${safeArea.top}) ${space[40]}`,
  paddingInline: clearOfSides(space[16]),
  '@media': {
    [media.desktop]: { paddingInline: clearOfSides(space[40]) },
    [media.sideMenu]: { justifyContent: 'center' },
  },
});

export const brandOnPaper = style({
  marginBottom: space[40],
  '@media': { [media.sideMenu]: { display: 'none' } },
});

export const form = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    // A customer with a token is on the way to another page (`boot.ts`): nothing of this one is for them.
    selectors: { 'html[data-leaving="1"] &': { visibility: 'hidden' } },
  },
  variants: { width: { narrow: { maxWidth: 384 }, wide: { maxWidth: 640 } } },
});

export const head = style({ ...type.m, marginBottom: space[32], color: color.text2 });

/** Below the form, as quiet as the line that leads to the other form. */
export const language = style({
  ...type.s,
  minWidth: 44,
  minHeight: 44,
  marginTop: space[24],
  padding: 0,
  textAlign: 'start',
  color: color.text2,
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const failed = style({
  display: 'none',
  marginBottom: space[20],
  selectors: { 'html[data-scripts-failed="1"] &': { display: 'block' } },
});

export const title = style({
  ...type['3xl'],
  marginBottom: space[8],
  color: color.text,
  fontWeight: fontWeight.heading,
  '@media': { [media.desktop]: type['4xl'] },
});

// Two colours meet the right edge here: a kept gutter for a scroll bar would be a stripe in a third.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });

// A form in the middle of the page moves with each piece of the HTML that has come. The element after the root is the last one.
globalStyle(`[${renderedAttribute}]:not(:has(+ script)) ${page}`, { visibility: 'hidden' });
