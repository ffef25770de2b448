import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

/** As wide as the balance over it, which it must not move. */
export const first = style({
  display: 'flex',
  gap: '0.3em',
  width: 0,
  minWidth: '100%',
  whiteSpace: 'nowrap',
});
/** What a narrow bar has no room for; a long name ends where the time begins. */
export const name = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.sideMenu]: { display: 'inline' } },
});
export const isSoon = style({ color: color.displayWarning });

export const content = style({ display: 'grid', gap: space[20], overflowWrap: 'anywhere' });
export const sentence = style({ ...type.m, color: color.text2 });

export const part = style({ display: 'grid', gap: space[8] });
export const heading = style({ ...type.m, fontWeight: fontWeight.strong });
export const list = style({ display: 'grid' });

export const row = style({
  ...layouts.spread,
  gap: `${space[8]} ${space[16]}`,
  minHeight: 56,
  padding: `${space[8]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [media.forcedColors]: { borderTopColor: 'CanvasText' } },
});

/** Takes what the end of the row leaves; below 10rem the end goes under it. */
export const rowWords = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0 });
export const rowName = style({ ...type.m, fontWeight: fontWeight.label, overflowWrap: 'anywhere' });
export const rowDetail = style({
  ...type.s,
  color: color.text2,
  fontVariantNumeric: tabularFigures,
});
export const rowEnd = style({
  ...type.m,
  ...layouts.wrappingRow,
  gap: space[12],
  fontVariantNumeric: tabularFigures,
});

export const points = style({
  ...type.s,
  display: 'grid',
  gap: space[4],
  margin: 0,
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
  color: color.text2,
});
