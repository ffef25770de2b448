import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const content = style({
  display: 'grid',
  gap: space[16],
  // The line that says when it was read draws what follows near to itself, as in a list with gaps.
  selectors: { 'p + &': { marginTop: space[16] } },
});
export const heading = style({ ...type.m, fontWeight: fontWeight.label });
export const list = style({ display: 'grid' });

export const row = style({
  ...layouts.wrap,
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const hint = style({ ...type.s, color: color.text2 });
