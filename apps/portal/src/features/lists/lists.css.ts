import { style } from '@vanilla-extract/css';
import { layouts, media, space } from '@tram/ui/scale';

export const bar = style({
  ...layouts.wrap,
  alignItems: 'flex-start',
  gap: space[16],
  '@media': { [media.phone]: { alignItems: 'center', gap: space[8] } },
});

/** The one choice keeps its width; the texts share the rest. */
export const choice = style({
  flex: '0 1 11rem',
  '@media': { [media.phone]: { flex: '1 1 15rem', minWidth: 0 } },
});

/** On a phone, a choice of more states: a select, which leaves 'Lọc' its room in the line on the narrowest one. */
export const longChoice = style({ flex: '1 1 8rem', minWidth: 0 });

export const fields = style({
  flex: '1 1 30rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space[16],
  minWidth: 0,
});

export const pair = style({ '@media': { [media.desktop]: { gridColumn: 'span 2' } } });

/** One field alone, as wide as what is typed into it. */
export const single = style({
  maxWidth: '30rem',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});

/** The links of the pages, and the number of one of many. */
export const pager = style({
  ...layouts.wrap,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: space[16],
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const goTo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) auto',
  alignItems: 'end',
  gap: space[8],
});

export const foot = style({ marginTop: space[16] });

export const statuses = style({
  ...layouts.column,
  alignItems: 'flex-start',
  gap: space[4],
});

/** The buttons of a row below each other: the pinned column takes little of a narrow window, and no less than their words. */
export const stacked = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  minWidth: 'max-content',
});
