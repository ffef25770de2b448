import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, radius, space, tabularFigures, type } from '../theme/scale.ts';

/** No wider than the window: a table scrolls in its own frame. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...oneColumn, gap: space[32], maxWidth: 960 });
export const section = style({ ...oneColumn, gap: space[12], justifyItems: 'start' });
export const heading = style({ ...type.xl, fontWeight: fontWeight.heading });
export const lead = style({ color: color.text2, maxWidth: '68ch' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[12],
  width: '100%',
});
export const sample = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
});
export const swatch = style({
  height: 40,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
export const name = style({ ...type.s, fontWeight: fontWeight.label, overflowWrap: 'anywhere' });
export const value = style({
  ...type.xs,
  color: color.text2,
  fontVariantNumeric: tabularFigures,
  overflowWrap: 'anywhere',
});
export const scroller = style({ width: '100%', overflowX: 'auto' });
export const table = style({
  borderCollapse: 'collapse',
  fontVariantNumeric: tabularFigures,
});
export const cell = style({
  padding: `${space[4]} ${space[12]} ${space[4]} 0`,
  textAlign: 'start',
  borderBottom: `1px solid ${color.line}`,
});
export const bar = style({ background: color.accent, height: 12, forcedColorAdjust: 'none' });
export const corner = style({
  width: 40,
  height: 40,
  background: color.accentSoft,
  border: `1px solid ${color.accent}`,
});
export const icon = style({
  ...layouts.centered,
  height: 40,
  color: color.text,
});
