import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, space, tabularFigures, type } from '../theme/scale.ts';
import * as shared from '../theme/shared-styles.ts';

const blink = keyframes({ '0%, 55%': { opacity: 1 }, '56%, 100%': { opacity: 0 } });

/** Six boxes of 56 px at most, sharing what there is on a narrow phone. */
export const frame = style({
  position: 'relative',
  maxWidth: `calc(6 * 3.5rem + 5 * ${space[8]})`,
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[8],
});

/**
 * The one real input, over all boxes. It is not drawn: forced colours would bring its text back, and its digits do not stand
 * where the boxes are. Its font keeps phones from zooming in.
 */
export const input = style({
  ...type.l,
  ...shared.coveringControlRule,
  padding: 0,
  border: 0,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const statusRule = (status: keyof typeof shared.statusEdgeColors) => ({
  ...shared.statusEdgeRule(shared.statusEdgeColors[status]),
  '@media': { [media.forcedColors]: { borderWidth: 2 } },
});

const ring = shared.focusRing(-1);

export const digitBox = recipe({
  base: {
    ...type['2xl'],
    position: 'relative',
    ...layouts.row,
    justifyContent: 'center',
    height: '3.25rem',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: tabularFigures,
    '@media': {
      [media.phone]: { height: '3.5rem' },
      [media.coarsePointer]: { height: '3.5rem' },
    },
  },
  variants: {
    state: {
      plain: {},
      invalid: statusRule('invalid'),
      warn: statusRule('warn'),
      still: {
        background: shared.disabledGround,
        borderColor: color.line2,
        color: color.text3,
        '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
    selected: {
      true: {
        background: color.accentSoft,
        '@media': {
          [media.forcedColors]: shared.highlighted,
        },
      },
    },
    active: { true: ring },
  },
  compoundVariants: [
    { variants: { active: true, state: 'invalid' }, style: { outlineOffset: 1 } },
    { variants: { active: true, state: 'warn' }, style: { outlineOffset: 1 } },
  ],
});

/** Where the next digit goes: in an empty box in the middle, in a full one before or behind its digit. */
export const caret = recipe({
  base: {
    position: 'absolute',
    width: 2,
    height: '1.625rem',
    background: 'currentColor',
    animation: `${blink} 1.1s linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  },
  variants: {
    side: {
      middle: {},
      before: { insetInlineStart: 6 },
      behind: { insetInlineEnd: 6 },
    },
  },
});

export const checking = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
