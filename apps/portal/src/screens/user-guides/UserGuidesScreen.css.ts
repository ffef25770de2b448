import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { layouts, space, type } from '@tram/ui/scale';

export const row = style({
  ...type.m,
  ...layouts.row,
  gap: space[12],
  minHeight: 56,
  padding: `${space[8]} ${space[16]}`,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});

// As high as a finger, within the row.
globalStyle(`${row} > a`, { paddingBlock: 11, marginBlock: -8 });

export const icon = style({ flex: 'none', display: 'inline-flex', color: color.text3 });
