import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, radius, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { section } from './home.css.ts';
import { laidOutLater } from './laid-out-later.ts';

/** Below this the ten columns do not fit, and every row is a card. */
const narrow = 'screen and (max-width: 1099px)';

export const priceSection = style([
  section,
  laidOutLater({ phone: 3515, desktop: 2167, sideMenu: 1161 }),
  { background: color.surface, borderTop: `1px solid ${color.line}` },
]);

export const titleRow = style({
  ...layouts.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginBottom: space[20],
});
export const unit = style({ ...type.m, color: color.text2 });

export const frame = style({
  '@media': {
    [media.sideMenu]: {
      border: `1px solid ${color.line2}`,
      borderRadius: radius.card,
      overflow: 'hidden',
    },
  },
});

export const table = style({
  ...type.m,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: tabularFigures,
  '@media': { [narrow]: { display: 'block' } },
});

export const head = style({
  background: color.surface2,
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const headCell = style({
  ...type.s,
  padding: `${space[8]} ${space[12]}`,
  color: color.text2,
  fontWeight: fontWeight.label,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  ':first-child': { paddingInlineStart: space[16] },
});
/** The column of buttons needs no name for the eye. */
export const actionHead = style({ fontSize: 0, padding: 0 });

export const number = style({ textAlign: 'end' });

export const body = style({
  '@media': {
    [narrow]: { display: 'grid', gap: space[12] },
    'screen and (min-width: 760px) and (max-width: 1099px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[16],
    },
  },
});

export const row = style({
  '@media': {
    [media.sideMenu]: { borderTop: `1px solid ${color.line}` },
    [narrow]: {
      position: 'relative',
      ...layouts.wrap,
      alignContent: 'flex-start',
      padding: space[16],
      border: `1px solid ${color.line2}`,
      borderRadius: radius.card,
      // The rule above the prices, which also begins their line.
      '::before': {
        content: '',
        order: 3,
        flex: '1 0 100%',
        marginBlock: space[12],
        borderTop: `1px solid ${color.line2}`,
      },
    },
  },
});

export const cell = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': {
    [media.sideMenu]: {
      height: 52,
      paddingInline: space[12],
      selectors: { '&:first-child': { paddingInlineStart: space[16] } },
    },
  },
});

const availability = style({
  ...type.s,
  ...layouts.row,
  gap: space[4],
  fontWeight: fontWeight.label,
  whiteSpace: 'nowrap',
});
export const free = style([availability, { color: color.tone.positive.text }]);
export const taken = style([availability, { color: color.text2 }]);

/** Leaves the corner of the card to its button. */
const besideAction = { paddingInlineEnd: 128 };

export const name = style({
  '@media': {
    [media.sideMenu]: { fontWeight: fontWeight.strong },
    [narrow]: {
      ...type.l,
      ...besideAction,
      order: 0,
      flex: '1 0 100%',
      fontWeight: fontWeight.strong,
    },
  },
});

export const second = style({
  '@media': {
    [narrow]: { ...besideAction, order: 1, flex: '1 0 100%', paddingBottom: 6, color: color.text2 },
  },
});

/** On a card all of them flow as one line, parted by dots. */
export const spec = style({
  '@media': { [narrow]: { ...type.s, order: 2, color: color.text2 } },
});
export const dottedSpec = style([
  spec,
  { '@media': { [narrow]: { '::after': { content: '"\\00a0· "', whiteSpace: 'pre' } } } },
]);

export const price = style({
  '@media': {
    [media.sideMenu]: { textAlign: 'end' },
    [narrow]: {
      ...type.l,
      order: 4,
      flex: '1 0 auto',
      paddingInline: space[12],
      borderInlineStart: `1px solid ${color.line2}`,
      fontWeight: fontWeight.strong,
    },
  },
});

export const priceFirst = style({
  '@media': {
    [media.sideMenu]: { fontWeight: fontWeight.strong },
    [narrow]: { paddingInlineStart: 0, borderInlineStart: 0 },
  },
});

export const per = style({
  display: 'none',
  '@media': {
    [narrow]: {
      ...type.xs,
      display: 'block',
      color: color.text2,
      fontWeight: fontWeight.body,
    },
  },
});

export const action = style({
  '@media': {
    [media.sideMenu]: { textAlign: 'end' },
    [narrow]: { position: 'absolute', top: space[16], insetInlineEnd: space[16] },
  },
});

export const blank = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[8],
  minHeight: 300,
  padding: space[24],
  textAlign: 'center',
  border: `1px dashed ${color.line2}`,
  borderRadius: radius.card,
});
export const blankTitle = style({ ...type.l, fontWeight: fontWeight.strong });
export const blankText = style({ ...type.m, color: color.text2 });

export const warning = style({ marginTop: space[16] });
