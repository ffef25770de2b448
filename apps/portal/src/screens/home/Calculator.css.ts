import { style } from '@vanilla-extract/css';
import { fontWeight, media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

const inside = { paddingInline: space[20] };

export const head = style({
  ...inside,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
  paddingBlock: `${space[20]} ${space[12]}`,
});
export const title = style({ ...type.l, fontWeight: fontWeight.strong });
export const note = style({ ...type.s, color: color.text3 });

export const choices = style({
  ...inside,
  display: 'grid',
  gap: space[16],
  paddingBottom: space[20],
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const foot = style({ padding: `${space[16]} ${space[20]} ${space[20]}` });
