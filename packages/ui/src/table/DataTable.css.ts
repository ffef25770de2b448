import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { barHeight } from '../theme/bar-height.css.ts';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layer, media, radius, space, tabularFigures, type } from '../theme/scale.ts';

/** Its own width decides how the table is shown. In rem, so that larger text makes it scroll earlier. */
export const container = style({ containerType: 'inline-size' });

/** 1116 px: the content's width on the 1440 px screen that the columns are drawn for. */
const narrow = '(max-width: 69.74rem)';

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '&:focus-visible': { outlineOffset: 2 } },
  '@container': { [narrow]: { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
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
      true: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      false: {
        ...type.l,
        padding: `${space[12]} ${space[16]}`,
        fontWeight: fontWeight.strong,
        textAlign: 'start',
      },
    },
  },
});

const cellSpace = {
  paddingInline: 10,
  selectors: {
    '&:first-child': { paddingInlineStart: space[16] },
    '&:last-child': { paddingInlineEnd: space[16] },
  },
} as const;

export const headCell = recipe({
  base: {
    ...cellSpace,
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
      '&:first-child': { paddingInlineStart: space[16], borderStartStartRadius: radius.card },
      '&:last-child': { paddingInlineEnd: space[16], borderStartEndRadius: radius.card },
    },
    // Inside its frame the head scrolls sideways with the rows, and there is nothing to stick to downwards.
    '@container': { [narrow]: { top: 'auto' } },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    stuck: {
      true: {
        '@container': { [narrow]: { left: 0, zIndex: layer.stickyHead + 1 } },
      },
    },
  },
});

export const headSub = style({
  display: 'block',
  color: color.text3,
  fontWeight: fontWeight.body,
});

export const row = style({});

export const cell = recipe({
  base: {
    ...cellSpace,
    ...dims,
    paddingBlock: 12,
    background: color.surface,
    color: color.text,
    fontWeight: fontWeight.body,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: {
      '&:first-child': { paddingInlineStart: space[16] },
      '&:last-child': { paddingInlineEnd: space[16] },
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
      true: {
        '@container': {
          [narrow]: {
            position: 'sticky',
            left: 0,
            zIndex: 1,
            selectors: {
              [`${frame}[tabindex] ${row} > &`]: { boxShadow: `inset -1px 0 0 ${color.line}` },
            },
          },
        },
      },
    },
  },
});

export const sub = style({
  display: 'block',
  color: color.text3,
  fontWeight: fontWeight.body,
});

/** A small button beside a value does not make its row taller, nor move the value off its line. */
export const withButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
});

export const besideValue = style({
  display: 'inline-flex',
  marginBlock: -6,
  '@media': { [media.coarsePointer]: { marginBlock: -12 } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  display: 'flex',
  flexWrap: 'wrap',
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

export const cardLine = style({ ...type.s, color: color.text2, overflowWrap: 'anywhere' });

export const cardBlock = style({
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});

export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[12],
});

export const cardMore = style({ flex: '1 1 auto', display: 'grid', justifyItems: 'end' });

export const empty = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
