import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, safeArea, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { laidOutLater } from './laid-out-later.ts';

export const footer = style([
  laidOutLater({ phone: 610, desktop: 455, sideMenu: 325 }),
  {
    color: color.displayText,
    background: color.display,
    borderTop: `1px solid ${color.displayLine}`,
  },
]);

export const layout = style({
  display: 'grid',
  gap: space[32],
  paddingBlock: 56,
  '@media': {
    [media.sideMenu]: { gridTemplateColumns: '5fr 7fr', gap: space[64] },
  },
});

export const text = style({
  ...type.m,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  maxWidth: 460,
  marginTop: space[12],
  color: color.display2,
});

export const ways = style({
  display: 'grid',
  gap: `${space[24]} ${space[32]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const reach = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'center',
  alignContent: 'start',
  color: color.display2,
});
export const label = style(type.m);

const line = { gridColumn: 2, color: color.displayText } as const;
export const value = style({
  ...type.xl,
  ...line,
  fontSize: '1.0625rem',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  overflowWrap: 'anywhere',
});
export const address = style({ ...type.m, ...line, lineHeight: '1.5rem' });

const onInk = {
  ...layouts.inlineRow,
  // A finger's height, of which a row of them gives six pixels at either edge to what is around it.
  minWidth: 44,
  minHeight: 44,
  color: 'inherit',
  textUnderlineOffset: 3,
  // The page's own ring is too dark for the ink in the light theme.
  ':focus-visible': { outlineColor: color.displayFill },
} as const;

export const link = style({
  ...onInk,
  marginBlock: -6,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const bottom = style({
  paddingBlockEnd: safeArea.bottom,
  borderTop: `1px solid ${color.displayTick}`,
});

export const legal = style({
  ...type.s,
  ...layouts.spread,
  gap: space[12],
  paddingBlock: space[16],
  color: color.display2,
});

export const bottomLinks = style({
  ...layouts.wrap,
  columnGap: space[20],
  marginBlock: -6,
});
export const bottomLink = style(onInk);
/** A button that is a link among them. */
export const bottomButton = style([
  bottomLink,
  { padding: 0, border: 0, background: 'none', textDecoration: 'underline', cursor: 'pointer' },
]);
