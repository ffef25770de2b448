import { style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { fontWeight, layouts, media, space, type } from '@tram/ui/scale';

/** As high from the start as it will be: a dialog that grows when its lines come would jump. On a phone a full sheet. */
export const content = style({
  ...layouts.singleColumn,
  alignContent: 'start',
  gap: space[16],
  minHeight: 'min(640px, 70dvh)',
  '@media': { [media.phone]: { minHeight: '100dvh' } },
});

/** The operator's words come first, set apart. */
export const operator = style({
  ...layouts.spread,
  gap: space[8],
  paddingBottom: space[12],
  borderBottom: `1px solid ${color.line}`,
});

export const operatorName = style({ ...type.m, fontWeight: fontWeight.label, margin: 0 });

export const day = style({
  ...type.s,
  fontWeight: fontWeight.label,
  color: color.text2,
  marginBottom: space[8],
});

export const note = style({ ...type.s, color: color.text3, margin: 0 });
