import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, tabularFigures, type } from '../theme/scale.ts';
import { disabledGround, focusRing, hoverTransition, withoutHas } from '../theme/shared-styles.ts';

export const list = recipe({
  base: { display: 'grid', gap: 8 },
  variants: {
    columns: {
      one: {},
      two: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
});

export const card = style({
  ...layouts.wrappingRow,
  gap: 12,
  minHeight: 48,
  padding: '8px 14px',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.raised,
  cursor: 'pointer',
  transition: hoverTransition('border-color'),
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.lineControl },
    '&:has(:checked)': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&:has(:focus-visible)': focusRing(2),
    '&:has(:disabled)': { background: disabledGround, color: color.text3, cursor: 'not-allowed' },
  },
  ...withoutHas({ selectors: { '&:focus-within': focusRing(2) } }),
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 2 } },
    },
  },
});

export const radio = style({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  border: `1px solid ${color.lineControl}`,
  borderRadius: '50%',
  background: color.raised,
  appearance: 'none',
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    // An edge of the accent around a centre in the surface's colour, as drawn.
    '&:checked': { border: `6px solid ${color.accent}` },
    '&:disabled': { borderColor: color.line2, background: disabledGround },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const icon = style({ display: 'inline-flex', color: color.text2 });

/** Where large text leaves no room beside it, the price goes below. */
export const subject = style({
  ...layouts.row,
  gap: 12,
  flex: '1 1 9rem',
  minWidth: 0,
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const label = style({ ...type.m, fontWeight: fontWeight.label });
export const detail = style({ ...type.s, color: color.text2 });

export const price = style({
  ...type.s,
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  marginInlineStart: 'auto',
  fontVariantNumeric: tabularFigures,
  textAlign: 'end',
});
export const amount = style({ ...type.m, fontWeight: fontWeight.label });
export const unit = style({ color: color.text2 });
