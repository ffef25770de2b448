import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const hint = style({ ...type.s, color: color.text2 });

// Rows of things to download.

export const rows = style({
  ...layouts.singleColumn,
  gap: space[8],
  width: '100%',
});

export const row = style({
  ...layouts.row,
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

// The credentials of a machine.

export const sheet = style({ display: 'grid', gap: space[20] });
export const credentials = style({ display: 'grid' });
export const credential = style({
  ...layouts.spread,
  gap: space[8],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${color.line}`,
});
export const credentialLabel = style({ ...type.s, color: color.text3 });

// Play.

export const section = style({
  ...layouts.singleColumn,
  gap: space[8],
  justifyItems: 'start',
});
export const heading = style({ ...type.m, fontWeight: fontWeight.label });

/** The token and its copy button, as wide as the dialog. */
export const token = style({
  ...layouts.spread,
  gap: space[12],
  width: '100%',
  padding: space[12],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.surface2,
});

/** May break anywhere: a token is long. */
export const tokenText = style({ flex: '1 1 12rem', minWidth: 0, wordBreak: 'break-all' });

// The tunnel.

/** The QR code, centred, and its button as wide as it. */
export const code = style({ justifySelf: 'center', width: '100%', maxWidth: 360 });
