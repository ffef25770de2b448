import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  fontFamily,
  fontWeight,
  layouts,
  radius,
  space,
  tabularFigures,
  type,
} from '../theme/scale.ts';

export const search = style({ display: 'grid', gap: space[4], width: 'min(360px, 100%)' });
export const count = style({ ...type.s, color: color.text2, fontVariantNumeric: tabularFigures });

/** Rows beside each other as far as there is room; with wide samples below each other. */
export const rows = style({
  ...layouts.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(244px, 100%), 1fr))',
  gap: `${space[8]} ${space[24]}`,
  width: '100%',
});
export const wideRows = style([rows, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
/** The highest marks of stacked Vietnamese letters stand above their line. */
export const specimen = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingBlock: `${space[16]} ${space[8]}`,
});
export const picture = style({ marginInlineEnd: space[12] });
export const words = style({ gridColumn: 2, minWidth: 0, paddingInlineEnd: space[8] });
export const name = style({ ...type.s, fontWeight: fontWeight.label, overflowWrap: 'anywhere' });
export const value = style({
  ...type.xs,
  color: color.text2,
  fontFamily: fontFamily.mono,
  fontVariantNumeric: tabularFigures,
  overflowWrap: 'anywhere',
});
export const note = style({ ...type.xs, color: color.text2 });

export const swatch = style({
  width: 40,
  height: 40,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
/** As wide as the widest space, so that the words beside them stand below each other. */
export const bars = style({ width: space[64] });
export const bar = style({ height: 12, background: color.accent, forcedColorAdjust: 'none' });
export const corner = style({
  width: 40,
  height: 40,
  background: color.accentSoft,
  border: `1px solid ${color.accentLine}`,
});
export const icon = style({ ...layouts.centered, width: 40, height: 40, color: color.text });

/** Something that lies over the page. */
export const floating = style({
  width: 'min(240px, 100%)',
  height: 88,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.card,
  background: color.raised,
});
export const veiled = style({
  position: 'relative',
  width: 'min(240px, 100%)',
  height: 88,
  border: `1px solid ${color.line}`,
  background: color.surface,
});
/** Over one half, so that the other shows what lies under it. */
export const veil = style({ position: 'absolute', inset: '0 0 0 50%' });

/** A track and what runs along it. */
export const track = style({
  position: 'relative',
  height: 24,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface3,
});
export const runner = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: '100%',
  height: '100%',
  transitionProperty: 'transform',
  selectors: { '&[data-arrived]': { transform: 'translateX(calc(100% - 24px))' } },
});
globalStyle(`${runner}::before`, {
  content: '""',
  position: 'absolute',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.accent,
  forcedColorAdjust: 'none',
});
