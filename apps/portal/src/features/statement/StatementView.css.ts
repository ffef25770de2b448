import { style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { media, space, type } from '@tram/ui/scale';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const period = style({
  flex: '0 1 260px',
  '@media': { [media.phone]: { flex: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const source = style({ ...type.s, color: color.text3, margin: 0 });
