import { style } from '@vanilla-extract/css';
import { fontFamily, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const explanation = style({ ...type.m, color: color.text2, marginBlock: space[12] });

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
