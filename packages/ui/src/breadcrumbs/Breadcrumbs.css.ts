import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, type } from '../theme/scale.ts';

export const list = style({
  ...type.s,
  ...layouts.wrappingRow,
  columnGap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text3,
});

export const item = style({
  ...layouts.row,
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** On phones only the way up stands: the page's own name is its title. */
export const beyond = style({ '@media': { [media.phone]: { display: 'none' } } });

export const link = style({
  ...layouts.inlineRow,
  minHeight: 28,
  borderRadius: 2,
  color: color.text2,
  textDecorationLine: 'underline',
  textDecorationColor: color.line2,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: color.text, textDecorationColor: 'currentColor' } },
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.coarsePointer]: { minHeight: 44 },
    [media.forcedColors]: { color: 'LinkText' },
  },
});

export const here = style({ color: color.text, fontWeight: fontWeight.label });

const mark = style({ flex: 'none', display: 'flex', color: color.text3 });
export const between = style([mark, { '@media': { [media.phone]: { display: 'none' } } }]);
export const back = style([mark, { '@media': { [media.desktop]: { display: 'none' } } }]);
