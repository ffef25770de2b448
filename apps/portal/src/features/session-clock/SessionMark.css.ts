import { style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';
import { fontWeight, layouts, media, radius, space, type } from '@tram/ui/scale';

/** A row in the menu, at its foot: what runs, and how much time its session has left. */
export const mark = style({
  ...type.s,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  marginBottom: space[12],
  padding: '10px 12px',
  border: `1px solid ${color.tone.positive.border}`,
  borderRadius: radius.control,
  background: color.tone.positive.background,
  color: color.text,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&:hover': { borderColor: color.tone.positive.text } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const markIcon = style({ display: 'inline-flex', color: color.tone.positive.icon });

export const markName = style({ display: 'block', fontWeight: fontWeight.label });

/** Little is left of the first session to end. */
export const isLow = style({
  borderColor: color.tone.warning.border,
  background: color.tone.warning.background,
  selectors: { '&:hover': { borderColor: color.tone.warning.text } },
});

export const lowIcon = style({ color: color.tone.warning.icon });

export const dotted = style({ position: 'relative', display: 'inline-flex' });

export const dot = style({
  ...layouts.cornerDot,
  borderColor: color.surface,
  background: color.tone.positive.icon,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
