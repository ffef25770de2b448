import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const things = style({
  display: 'grid',
  gap: space[12],
  margin: `${space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const thing = style({
  ...type.m,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  overflowWrap: 'anywhere',
});

export const thingIcon = style({ display: 'inline-flex', marginTop: 1, color: color.text2 });

export const thingTitle = style({ fontWeight: fontWeight.label });

export const thingText = style({ color: color.text2 });

export const failure = style({ marginTop: space[12] });
