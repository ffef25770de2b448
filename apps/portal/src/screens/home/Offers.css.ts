import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { section } from './home.css.ts';
import { laidOutLater } from './laid-out-later.ts';

export const offerSection = style([
  section,
  laidOutLater({ phone: 1310, desktop: 500, sideMenu: 470 }),
]);

export const list = style({
  display: 'grid',
  marginTop: space[32],
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const offer = style({
  ...layouts.column,
  paddingBlock: space[40],
  selectors: { '& + &': { borderTop: `1px solid ${color.line2}` } },
  '@media': {
    [media.phone]: { paddingBlock: space[32] },
    [media.desktop]: {
      padding: `${space[40]} ${space[24]} 0`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderTop: 0, borderInlineStart: `1px solid ${color.line2}` },
      },
    },
    [media.sideMenu]: { paddingInline: space[32] },
  },
});

export const art = style({
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  maxWidth: 200,
  height: 104,
  marginBottom: space[24],
  color: color.text3,
});

// Drawn to different scales, and all with lines of one width.
globalStyle(`${art} svg *`, { vectorEffect: 'non-scaling-stroke' });

export const title = style({ ...type.xl, fontSize: '1.25rem', fontWeight: fontWeight.strong });
export const text = style({
  ...type.m,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  marginTop: space[8],
  color: color.text2,
});

export const points = style({
  display: 'grid',
  gap: space[8],
  marginBlock: `${space[16]} ${space[24]}`,
});
export const point = style({ ...type.m, display: 'flex', alignItems: 'flex-start', gap: space[8] });
export const pointIcon = style({ flex: 'none', paddingTop: 3, color: color.accentText });

/** At the bottom of every column, independent of what is above it. */
export const price = style({
  ...type.m,
  fontSize: '0.9375rem',
  marginTop: 'auto',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
});
