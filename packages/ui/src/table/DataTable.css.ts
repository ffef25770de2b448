import { fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { barHeight } from '../theme/bar-height.css.ts';
import { color } from '../theme/contract.css.ts';
import {
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  space,
  tabularFigures,
  type,
} from '../theme/scale.ts';
import { onlyHeard } from '../theme/shared-styles.ts';

/** Its own width decides how the table is shown. In rem, so that larger text makes it scroll earlier. */
export const container = style({ containerType: 'inline-size' });

/** 1116 px: the content's width on the 1440 px screen that the columns are drawn for. */
const narrow = '(max-width: 69.74rem)';

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: {
    '&:focus-visible': { outlineOffset: 2 },
    // In a wide place, too, columns may need more than there is: the table scrolls, never the page.
    '&[tabindex]': {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      // What takes the focus is not left below a column that stays.
      scrollPaddingInline: '8rem',
    },
  },
  '@container': { [narrow]: { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
});

/** What is inside a frame that scrolls sideways: it is reached by the keyboard then. */
const inScrollingFrame = `${frame}[tabindex] &`;

/**
 * A rule for a frame that scrolls sideways, and for one so narrow that it will, before that is known.
 * @param known what is added once it scrolls
 */
function whereItScrolls(rule: StyleRule, known: StyleRule = {}): StyleRule {
  return {
    selectors: { [inScrollingFrame]: { ...rule, ...known } },
    '@container': { [narrow]: rule },
  };
}

/** The line between a column that stays and those that go under it; forced colours have no shadows. */
const edgeAt = (side: 'start' | 'end'): StyleRule => ({
  boxShadow: `inset ${side === 'start' ? 1 : -1}px 0 0 ${color.line}`,
  '@media': {
    [media.forcedColors]: {
      [side === 'start' ? 'borderInlineStart' : 'borderInlineEnd']: '1px solid CanvasText',
    },
  },
});

/** Old rows stay readable while new ones come: the paper goes grey, and only when the answer is slow. */
const dims = { transition: 'background-color 180ms linear' } as const;
const dimmed = { background: color.canvas, transitionDelay: '1s' } as const;

export const table = style({
  ...type.s,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: tabularFigures,
});

export const caption = recipe({
  base: {},
  variants: {
    hidden: {
      true: { ...onlyHeard, whiteSpace: 'nowrap' },
      false: {
        ...type.l,
        padding: `${space[12]} ${space[16]}`,
        fontWeight: fontWeight.strong,
        textAlign: 'start',
      },
    },
  },
});

/** The cells at both ends of a row stand further from the frame than from each other. */
const atStart = { paddingInlineStart: space[16] };
const atEnd = { paddingInlineEnd: space[16] };

export const headCell = recipe({
  base: {
    paddingInline: 10,
    position: 'sticky',
    zIndex: layer.stickyHead,
    top: fallbackVar(barHeight, '0px'),
    paddingBlock: 10,
    borderBottom: `1px solid ${color.line2}`,
    background: color.surface2,
    color: color.text2,
    fontWeight: fontWeight.label,
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { ...atStart, borderStartStartRadius: radius.card },
      '&:last-child': { ...atEnd, borderStartEndRadius: radius.card },
      [inScrollingFrame]: { top: 'auto' },
    },
    // Inside its frame the head scrolls sideways with the rows, and there is nothing to stick to downwards.
    '@container': { [narrow]: { top: 'auto' } },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    stuck: {
      none: {},
      start: whereItScrolls({ left: 0, zIndex: layer.stickyHead + 1 }),
      end: whereItScrolls({ right: 0, zIndex: layer.stickyHead + 1 }, edgeAt('start')),
    },
    /** A button is in it, with the space of its own. */
    pressed: {
      true: {
        padding: 0,
        selectors: { '&:first-child, &:last-child': { paddingInline: 0 } },
      },
    },
  },
});

/** Fills its head, which is then the target; the edge of the frame rounds it as it does the head. */
export const sortButton = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[4],
    width: '100%',
    minHeight: 40,
    margin: 0,
    padding: 10,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    whiteSpace: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text, background: color.surface3 },
      '&:focus-visible': { outlineOffset: -2 },
      'th:last-child > &': { paddingInlineEnd: space[16], borderStartEndRadius: radius.card },
    },
    '@media': { [media.coarsePointer]: { minHeight: 44 } },
  },
  variants: {
    // Over numbers the words end where the numbers do.
    align: { start: {}, end: { flexDirection: 'row-reverse' } },
    stuck: { true: { paddingInlineStart: space[16], borderStartStartRadius: radius.card } },
  },
});

/** Quiet until the rows are in this column's order. */
export const sortIcon = recipe({
  base: { display: 'inline-flex', flex: 'none', marginBlock: 2 },
  variants: { sorted: { true: { color: color.accentText }, false: { color: color.text3 } } },
});

export const headSub = style({
  display: 'block',
  color: color.text3,
  fontWeight: fontWeight.body,
});

export const row = style({});

export const cell = recipe({
  base: {
    paddingInline: 10,
    ...dims,
    paddingBlock: 12,
    background: color.surface,
    color: color.text,
    fontWeight: fontWeight.body,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: {
      '&:first-child': atStart,
      '&:last-child': atEnd,
      [`${row}:not(:last-child) > &`]: { borderBottom: `1px solid ${color.line}` },
      [`${row}:hover > &`]: { background: color.surface2 },
      [`${frame}[aria-busy="true"] ${row} > &`]: dimmed,
      [`${row}:last-child > &:first-child`]: { borderEndStartRadius: radius.card },
      [`${row}:last-child > &:last-child`]: { borderEndEndRadius: radius.card },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    wraps: {
      true: { minWidth: '9rem', overflowWrap: 'anywhere' },
      false: { whiteSpace: 'nowrap' },
    },
    strong: { true: { fontWeight: fontWeight.strong } },
    middle: { true: { verticalAlign: 'middle' } },
    stuck: {
      none: {},
      start: whereItScrolls({ position: 'sticky', left: 0, zIndex: 1 }, edgeAt('end')),
      end: whereItScrolls({ position: 'sticky', right: 0, zIndex: 1 }, edgeAt('start')),
    },
  },
});

export const sub = style({
  ...type.xs,
  display: 'block',
  color: color.text3,
  fontWeight: fontWeight.body,
});

/** A small button beside a value does not make its row taller, nor move the value off its line. */
export const withButton = style({
  ...layouts.inlineRow,
  gap: 2,
});

export const besideValue = style({
  display: 'inline-flex',
  marginBlock: -6,
  '@media': { [media.coarsePointer]: { marginBlock: -12 } },
});

/** In place of rows that are out of sight. Where no script brings them, and on paper, there is no room for them. */
export const spaceRow = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
export const outOfSight = style({ padding: 0, border: 0 });
export const emptyPicture = style({ display: 'block' });

export const cardSort = style({ marginBottom: space[12] });

export const cards = style({
  ...layouts.singleColumn,
  gap: space[12],
});

export const rowCard = style({
  ...dims,
  padding: `${space[12]} 14px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  fontVariantNumeric: tabularFigures,
  selectors: { [`${cards}[aria-busy="true"] &`]: dimmed },
});

export const cardHead = style({
  ...layouts.wrap,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[4],
});

export const cardTitle = style({
  ...type.l,
  flex: '1 1 9rem',
  minWidth: 0,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const cardTag = style({ flex: 'none', maxWidth: '100%' });

export const lineRow = style({ display: 'flex', alignItems: 'flex-end', gap: space[8] });
export const cardLine = style({
  ...type.s,
  flex: '1 1 auto',
  minWidth: 0,
  color: color.text2,
  overflowWrap: 'anywhere',
});

export const cardBlock = style({
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});

export const cardFacts = style({
  ...layouts.wrap,
  columnGap: space[16],
  rowGap: space[8],
});

/** Equal shares, but an address keeps to one line as long as there is room on the card. */
export const fact = style({ flex: '1 1 8rem', maxWidth: '100%' });

export const factLabel = style({ ...type.s, color: color.text3 });

export const factValue = style({
  ...type.m,
  fontWeight: fontWeight.label,
  overflowWrap: 'break-word',
});

export const cardActions = style({
  ...layouts.wrappingRow,
  gap: space[8],
  marginTop: space[12],
});

export const cardMore = style({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'end',
  selectors: {
    // As high as its words: the target reaches over the edges of the line.
    [`${lineRow} > &`]: { flex: 'none', marginBlock: -10, marginInlineEnd: -8 },
  },
});

export const empty = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
