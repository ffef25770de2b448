import { style } from '@vanilla-extract/css';
import { fontFamily, fontWeight, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const title = style({ ...type['3xl'], fontWeight: fontWeight.heading });
export const status = style({ ...type.m, fontWeight: fontWeight.strong, marginTop: space[4] });
export const explanation = style({ ...type.m, color: color.text2, marginBlock: space[12] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const stack = style({
  ...type.xs,
  // Long lines wrap: what scrolls sideways would have to be a stop of the keyboard.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: `${space[24]} 0 0`,
  padding: space[16],
  fontFamily: fontFamily.mono,
  fontVariantLigatures: 'none',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
