import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, type } from '../theme/scale.ts';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    border: `1px solid ${color.accentLine}`,
    borderRadius: '50%',
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.strong,
    lineHeight: 1.5,
  },
  variants: {
    size: {
      // The round grows with its letters.
      s: { width: '2rem', height: '2rem', fontSize: '0.75rem' },
      m: { width: '2.5rem', height: '2.5rem', fontSize: '0.875rem' },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const account = style({
  ...layouts.row,
  gap: 12,
  minWidth: 0,
});

export const accountWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const accountName = style({ ...type.m, fontWeight: fontWeight.strong });
export const accountDetail = style({ ...type.s, color: color.text3 });
