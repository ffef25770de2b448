import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, space, tabularFigures, type } from '../theme/scale.ts';

/** No wider than the window: a table scrolls in its own frame. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...oneColumn, gap: space[32], maxWidth: 1120 });
export const section = style({ ...oneColumn, gap: space[12], justifyItems: 'start' });
export const heading = style({ ...type.xl, fontWeight: fontWeight.heading });
export const lead = style({ color: color.text2, maxWidth: '68ch' });
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
