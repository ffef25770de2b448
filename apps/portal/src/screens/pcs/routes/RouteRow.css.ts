import { style } from '@vanilla-extract/css';
import { layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const list = style({ display: 'grid' });

export const row = style({
  ...layouts.wrappingRow,
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

/** Narrow enough that a phone has name, state and button on one line. */
export const names = style({ ...layouts.singleColumn, flex: '1 1 5.5rem', minWidth: 0 });
export const line = style({ ...type.s, color: color.text2 });
/** Another account's: there, but not to be had. */
export const greyed = style({ color: color.text3 });

export const buttons = style({
  ...layouts.wrappingRow,
  gap: space[8],
});
