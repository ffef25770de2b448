import { style } from '@vanilla-extract/css';
import { fontWeight, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  width: '100%',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: 56,
  padding: '8px 16px',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.lineControl },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([aria-busy="true"])': {
      background: color.surface3,
      color: color.text3,
    },
  },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.text2 });
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const label = style({ ...type.m, fontWeight: fontWeight.label });
export const detail = style({ ...type.s, color: color.text2 });
