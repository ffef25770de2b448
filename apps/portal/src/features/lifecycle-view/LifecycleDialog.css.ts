import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const parts = style({ display: 'grid', gap: space[16] });

/** Where it is, on the ink of what is measured. */
export const place = style({
  padding: '14px 16px',
  borderRadius: '6px',
  background: color.display,
  color: color.displayText,
  border: `1px solid ${color.displayLine}`,
});

export const caption = style({ ...type.s, color: color.display2 });

export const placeName = style({ ...type['2xl'], fontWeight: fontWeight.strong });

export const placeText = style({ ...type.m, color: color.displayText });

export const heading = style({ ...type.m, fontWeight: fontWeight.strong, marginBottom: space[8] });

export const nextList = style({
  ...type.m,
  display: 'grid',
  gap: space[4],
  ...layouts.plainList,
});

export const nextItem = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[8],
});

export const nextIcon = style({ display: 'inline-flex', marginTop: 3, color: color.text3 });

export const nextName = style({ fontWeight: fontWeight.label });

export const firstUpper = style({
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const summary = style({
  ...type.m,
  minHeight: 44,
  ...layouts.row,
  gap: space[8],
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
});

export const chevron = style({
  display: 'inline-flex',
  color: color.text3,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const others = style({ display: 'grid', gap: space[16] });
