import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  layouts,
  media,
  radius,
  space,
  tabularFigures,
  type,
} from '../theme/scale.ts';

/** Rows of a card: head, display, details, prices, buttons. Each is a row of the grid, so neighbours line up. */
const rows = 5;

/** Cards stand 20 px apart. The gap is a margin and not the grid's own: a card spans rows, and would hold the gaps in. */
const between = space[20];

export const grid = recipe({
  base: { display: 'grid', columnGap: between, marginBottom: `calc(-1 * ${between})` },
  variants: {
    columns: {
      wide: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
        // One beside another does not fit: a card has nothing to line up with, and its change lays out no other card.
        '@media': { [media.phone]: { display: 'flow-root' } },
      },
      narrow: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' },
    },
  },
});

const subgrid = {
  ...layouts.singleColumn,
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
} as const;

export const cell = style({ ...subgrid, minWidth: 0, marginBottom: between });

export const card = style({
  ...subgrid,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

/** Of what is not drawn yet the browser lays out nothing but the box, as high as a drawn card; this much before any was measured. */
export const undrawn = style({ contentVisibility: 'auto', containIntrinsicBlockSize: '27rem' });

const inset = {
  paddingInline: space[16],
  '@media': { [media.phone]: { paddingInline: space[12] } },
} as const;

export const head = style({
  ...inset,
  gridRow: 1,
  ...layouts.wrappingRow,
  columnGap: space[12],
  rowGap: space[4],
  paddingTop: space[16],
  '@media': { [media.phone]: { paddingInline: space[12], paddingTop: space[12] } },
});

export const plate = style({
  ...type.m,
  flex: 'none',
  ...layouts.centered,
  alignSelf: 'flex-start',
  minWidth: 36,
  minHeight: 36,
  padding: '0 4px',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.surface2,
  color: color.text2,
  fontWeight: fontWeight.label,
  fontVariantNumeric: tabularFigures,
});

/** Where the name would have less than this, the state goes under it. */
export const names = style({ flex: '1 1 9rem', minWidth: 0 });

export const name = style({
  ...type.l,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const kind = style({ ...type.s, color: color.text2 });

export const kindName = style({ fontWeight: fontWeight.label });

export const tag = style({ flex: 'none', maxWidth: '100%', marginInlineStart: 'auto' });

export const display = style({ ...inset, gridRow: 2, display: 'grid', paddingTop: space[12] });

export const details = style({
  ...inset,
  gridRow: 3,
  paddingBlock: space[16],
  '@media': { [media.phone]: { paddingInline: space[12], paddingBlock: '12px 4px' } },
});

/** In place of display, details, prices and buttons, as high as they are together; this much before any has been measured. */
export const room = style({ gridRow: `2 / span ${rows - 1}`, minHeight: '23rem' });

export const stack = style({ display: 'grid', gap: space[12], minWidth: 0 });

/** Three beside each other, fewer where the text is large. */
export const prices = style({
  ...type.s,
  gridRow: 4,
  ...layouts.wrappingRow,
  gap: space[8],
  marginInline: space[16],
  paddingBlock: space[8],
  borderTop: `1px solid ${color.line}`,
});

globalStyle(`${prices} > *`, { flex: `1 0 calc((100% - 2 * ${space[8]}) / 3)` });

/** On phones the prices are part of what folds away. */
export const foldedPrices = style({
  ...type.s,
  ...layouts.wrap,
  columnGap: space[20],
  rowGap: space[4],
});

export const summary = style({ ...type.s, color: color.text2, overflowWrap: 'anywhere' });

export const fold = style({ borderTop: `1px solid ${color.line}` });

export const foldHead = style({
  ...type.s,
  ...layouts.row,
  gap: space[8],
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: fontWeight.label,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const foldHint = style({
  flex: '1 1 auto',
  textAlign: 'end',
  color: color.text3,
  fontWeight: fontWeight.body,
});

export const foldChevron = style({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${duration.float} ${easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const foldBody = style({ display: 'grid', gap: space[12], paddingBlock: '4px 8px' });

export const actions = style({
  containerType: 'inline-size',
  gridRow: 5,
  ...layouts.wrappingRow,
  gap: space[8],
  padding: '12px 16px',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      alignItems: 'stretch',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: 'minmax(44px, auto)',
      padding: '0 12px 12px',
      borderTop: 0,
    },
  },
});

// Four buttons of a ready machine in one row, where two cards share the screen of a small laptop.
globalStyle(`${actions} :is(button, a)`, {
  '@container': { '(max-width: 35rem)': { paddingInline: 8 } },
});

/** A place for one button, which fills it on phones. */
export const action = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    place: {
      primary: { '@media': { [media.phone]: { gridColumn: '1 / -1', minHeight: 48 } } },
      secondary: {},
      end: { marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } },
    },
    lone: { true: { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } },
    desktopOnly: { true: { '@media': { [media.phone]: { display: 'none' } } } },
  },
});

export const note = style({
  ...type.s,
  color: color.text2,
  paddingBlock: 10,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
