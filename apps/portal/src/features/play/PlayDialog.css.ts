import { style } from '@vanilla-extract/css';
import { fontWeight, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  justifyItems: 'start',
});
export const heading = style({ ...type.m, fontWeight: fontWeight.label });
export const hint = style({ ...type.s, color: color.text2 });

/** The token and its copy button, as wide as the dialog. */
export const token = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  width: '100%',
  padding: space[12],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.surface2,
});

/** As long as it is: it may part anywhere. */
export const tokenText = style({ flex: '1 1 12rem', minWidth: 0, wordBreak: 'break-all' });
