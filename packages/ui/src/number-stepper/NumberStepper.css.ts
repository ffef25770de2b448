import { style } from '@vanilla-extract/css';
import { input } from '../field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, tabularFigures, type } from '../theme/scale.ts';

export const frame = style({ minHeight: 48 });

export const key = style({
  flex: 'none',
  ...layouts.centered,
  width: 48,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:first-child': {
      borderInlineEnd: `1px solid ${color.line}`,
      borderStartStartRadius: radius.inner,
      borderEndStartRadius: radius.inner,
    },
    '&:last-child': {
      borderInlineStart: `1px solid ${color.line}`,
      borderStartEndRadius: radius.inner,
      borderEndEndRadius: radius.inner,
    },
    '&:hover:not([aria-disabled="true"])': { background: color.surface3 },
    '&[aria-disabled="true"]': { color: color.text3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

/** The number ends and its unit begins in the middle; a press anywhere between the keys sets the caret. */
export const middle = style({ position: 'relative', flex: 1, display: 'flex', minWidth: 0 });

export const number = style([
  input,
  {
    ...type.xl,
    paddingInline: '8px calc(50% + 2px)',
    fontWeight: fontWeight.strong,
    fontVariantNumeric: tabularFigures,
    textAlign: 'end',
    '@media': { [media.phone]: type.xl, [media.coarsePointer]: type.xl },
  },
]);

/** Without a unit the number itself stands in the middle. */
export const alone = style({ paddingInline: 8, textAlign: 'center' });

export const unit = style({
  ...type.m,
  position: 'absolute',
  insetBlock: 0,
  insetInline: 'calc(50% + 4px) 4px',
  ...layouts.row,
  overflow: 'hidden',
  color: color.text2,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
