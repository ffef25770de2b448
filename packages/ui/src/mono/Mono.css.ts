import { style } from '@vanilla-extract/css';
import { fontFamily } from '../theme/scale.ts';

export const mono = style({
  fontFamily: fontFamily.mono,
  fontWeight: 500,
  fontSize: '0.97em',
  letterSpacing: 'normal',
  // Or a password such as `-->` is drawn as an arrow.
  fontVariantLigatures: 'none',
  // Breaks only where there is no room at all: half an address is worse than a new line.
  overflowWrap: 'break-word',
});
