import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

/** Head, price, figures, details, foot: the five rows of the kit's `MachineGrid`, so that neighbours line up. */
export const card = style({
  ...layouts.singleColumn,
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  minWidth: 0,
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const head = style({
  ...layouts.spread,
  gap: space[8],
});

export const name = style({ ...type.l, minWidth: 0, fontWeight: fontWeight.strong });
export const price = style({ paddingTop: space[8] });
export const part = style({ paddingTop: space[12] });

/** The button is at the bottom, independent of what is above it. */
export const foot = style({
  ...layouts.singleColumn,
  alignContent: 'end',
  gap: space[12],
  paddingTop: space[16],
});

export const note = style({
  ...type.s,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  color: color.text2,
});

export const noteIcon = style({ flex: 'none', color: color.text3 });
