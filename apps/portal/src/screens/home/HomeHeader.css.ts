import { style } from '@vanilla-extract/css';
import { fontWeight, media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const header = style({
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[32],
  minHeight: 64,
  '@media': { [media.phone]: { gap: space[8] } },
});

export const anchors = style({
  display: 'flex',
  gap: space[20],
  '@media': { [media.phone]: { display: 'none' } },
});

export const anchor = style({
  ...type.m,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.text2,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  ':hover': { color: color.text },
});

export const account = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

const ways = style({ display: 'flex', gap: space[8] });

export const forVisitors = style([
  ways,
  { selectors: { 'html[data-session="present"] &': { display: 'none' } } },
]);

export const forCustomers = style([
  ways,
  { selectors: { 'html:not([data-session="present"]) &': { display: 'none' } } },
]);
