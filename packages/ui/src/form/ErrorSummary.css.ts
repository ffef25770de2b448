import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, media, radius, type } from '../theme/scale.ts';

export const panel = style({
  ...type.s,
  padding: '11px 15px',
  border: `1px solid ${color.tone.invalid.border}`,
  borderRadius: radius.control,
  background: color.tone.invalid.background,
  color: color.text,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const heading = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  fontWeight: fontWeight.strong,
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.tone.invalid.icon,
});

export const entries = style({ margin: '4px 0 0 32px', padding: 0, listStyle: 'none' });

/** Looks like a link in text, since it leads to a place. */
export const entry = style({
  minHeight: 24,
  padding: '2px 0',
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: color.tone.invalid.text,
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: 2 } },
  '@media': {
    [media.coarsePointer]: { minHeight: 44 },
    [media.forcedColors]: { color: 'LinkText' },
  },
});
