import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, radius, type } from '../theme/scale.ts';

export const row = style({
  ...type.m,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '7px 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontWeight: fontWeight.label,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const icon = style({ display: 'inline-flex', color: color.text3 });
export const label = style({ flex: '1 1 auto' });
export const value = style({ ...type.s, color: color.text3, fontWeight: fontWeight.body });
