import { style } from '@vanilla-extract/css';
import { clearOfSides, fallbackFonts, layouts, media, safeArea, space } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

/** A screen: its head, its filters, its content, one below the other. */
export const screen = style({
  ...layouts.singleColumn,
  alignContent: 'start',
  gap: space[20],
  '@media': { [media.phone]: { gap: space[16] } },
});

export const banner = style({ marginBottom: space[16] });

// The layout before its code is here (`Shell.tsx`). Its styles are the layout's: what only the server imports is in no style sheet.

const barHeight = `calc(56px + ${safeArea.top})`;

/** Only drawn while a token is stored: a visitor is about to see something else. */
export const shell = style({
  visibility: 'hidden',
  selectors: {
    'html[data-session="present"] &': { visibility: 'visible' },
    // The operator's name alone would ask for the fonts before the scripts are here.
    'html:not([data-fonts="kept"]) &': { fontFamily: fallbackFonts },
  },
});

export const shellBar = style({
  ...layouts.row,
  height: barHeight,
  paddingBlockStart: safeArea.top,
  paddingInline: clearOfSides(space[24]),
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: clearOfSides(space[16]) } },
});

export const shellMenu = style({
  display: 'none',
  width: `calc(260px + ${safeArea.left})`,
  height: `calc(100svh - ${barHeight})`,
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.sideMenu]: { display: 'block' } },
});
