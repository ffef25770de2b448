import { style } from '@vanilla-extract/css';
import { space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const sheet = style({ display: 'grid', gap: space[20] });
export const rows = style({ display: 'grid' });
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const label = style({ ...type.s, color: color.text3 });
export const hint = style({ ...type.s, color: color.text2 });
