import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const heading = style({ ...type.l, fontWeight: fontWeight.strong });

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
