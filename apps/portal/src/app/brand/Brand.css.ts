import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const brand = style({
  ...type.xl,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  color: color.text,
  fontWeight: fontWeight.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

/** On the dark panel the name and the mark share one colour. */
export const onInk = style({ color: color.displayText });

export const mark = style({
  color: color.accentText,
  selectors: { [`${onInk} &`]: { color: 'inherit' } },
});

/** An operator's logo may be any width; its height is given in the HTML, so that nothing moves when it arrives. */
export const logo = style({ width: 'auto', height: 28 });
