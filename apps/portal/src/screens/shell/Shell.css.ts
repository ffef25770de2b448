import { style } from '@vanilla-extract/css';
import { layouts, media, space } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const shell = style({
  visibility: 'hidden',
  // `boot.ts` knows before the first paint whether somebody is signed in.
  selectors: { 'html[data-session="present"] &': { visibility: 'visible' } },
});

export const bar = style({
  ...layouts.row,
  height: 56,
  paddingInline: space[24],
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const menu = style({
  display: 'none',
  width: 260,
  height: 'calc(100svh - 56px)',
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.sideMenu]: { display: 'block' } },
});
