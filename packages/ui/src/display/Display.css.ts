import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, radius, space, tabularFigures, type } from '../theme/scale.ts';

/** Colour of captions, units and dates: what stands beside the number. */
const quiet = createVar();

/** Colours of the digits and their caption by tone: lit ones on ink, those of a text on paper. */
const tonedDigits = {
  warning: createVar(),
  critical: createVar(),
  positive: createVar(),
} as const;
const onPaper = {
  [tonedDigits.warning]: color.tone.warning.text,
  [tonedDigits.critical]: color.tone.critical.text,
  [tonedDigits.positive]: color.tone.positive.text,
} as const;

export const display = recipe({
  base: {
    ...layouts.column,
    justifyContent: 'space-between',
    minWidth: 0,
    minHeight: '7.5rem',
    padding: `11px 15px`,
    border: '1px solid',
  },
  variants: {
    look: {
      lit: {
        vars: {
          [quiet]: color.display2,
          [tonedDigits.warning]: color.displayWarning,
          [tonedDigits.critical]: color.displayCritical,
          [tonedDigits.positive]: color.displayPositive,
        },
        background: color.display,
        borderColor: color.displayLine,
        color: color.displayText,
      },
      dashed: {
        vars: { ...onPaper, [quiet]: color.text3 },
        background: 'transparent',
        borderColor: color.line2,
        borderStyle: 'dashed',
        color: color.text2,
      },
      striped: {
        vars: { ...onPaper, [quiet]: color.text2 },
        background: color.tone.info.background,
        borderColor: color.tone.info.border,
        color: color.text,
      },
    },
    edge: {
      rounded: { borderRadius: radius.control },
      flush: { borderInlineWidth: 0, paddingInline: space[20] },
    },
  },
});

export const top = style({
  ...layouts.wrap,
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
  // As tall as caption and large digits, so that the rulers of a row lie on one line.
  minHeight: '4rem',
});

export const reading = style({ flex: '1 1 auto', minWidth: 0 });

export const caption = recipe({
  base: { ...type.s, display: 'flex', alignItems: 'center', gap: 6 },
  variants: {
    tone: {
      normal: { color: quiet },
      warning: { color: tonedDigits.warning, fontWeight: fontWeight.label },
      critical: { color: tonedDigits.critical, fontWeight: fontWeight.label },
      positive: { color: tonedDigits.positive, fontWeight: fontWeight.label },
    },
  },
});

export const figures = recipe({
  base: {
    ...layouts.wrap,
    alignItems: 'baseline',
    columnGap: space[8],
    fontVariantNumeric: tabularFigures,
  },
  variants: {
    tone: {
      normal: {},
      warning: { color: tonedDigits.warning },
      critical: { color: tonedDigits.critical },
      positive: { color: tonedDigits.positive },
    },
  },
});

export const digits = recipe({
  base: { fontWeight: fontWeight.strong, whiteSpace: 'nowrap' },
  variants: {
    size: {
      m: { fontSize: '1.75rem', lineHeight: '2.25rem', letterSpacing: '-0.01em' },
      l: { fontSize: '2rem', lineHeight: '2.75rem', letterSpacing: '-0.01em' },
    },
  },
});

export const unit = style({
  ...type.m,
  fontWeight: fontWeight.body,
  color: quiet,
});

export const aside = style({
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: tabularFigures,
});

/** Stands in the middle of its place when it is one line: 'Đang chờ tiền về'. */
export const asideAlone = style({ alignSelf: 'center' });

export const asideLine = style({ ...type.s, color: quiet });

export const asideValue = recipe({
  base: {
    ...layouts.row,
    justifyContent: 'flex-end',
    gap: space[8],
    fontWeight: fontWeight.label,
  },
  variants: {
    size: {
      m: { ...type.m },
      l: { ...type.xl, fontWeight: fontWeight.strong, letterSpacing: '0.01em' },
    },
  },
});
