import { style } from '@vanilla-extract/css';
import { color } from '../../packages/ui/src/theme/contract.css.ts';
import {
  fontFamily,
  fontWeight,
  layouts,
  radius,
  space,
  type,
} from '../../packages/ui/src/theme/scale.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...column,
  gap: space[48],
  maxWidth: 1040,
  marginInline: 'auto',
  padding: `${space[48]} ${space[24]} ${space[64]}`,
});
/** Live numbers stand on ink, and so does the name. */
export const hero = style({
  ...column,
  gap: space[16],
  padding: space[40],
  borderRadius: radius.dialog,
  background: color.display,
  color: color.displayText,
});
export const name = style({
  ...layouts.row,
  gap: space[12],
  ...type['4xl'],
  fontWeight: fontWeight.heading,
});
export const lead = style({ ...type.xl, maxWidth: '56ch', color: color.display2 });
export const section = style({ ...column, gap: space[16] });
export const heading = style({ ...type['2xl'], fontWeight: fontWeight.heading });
export const text = style({ ...type.l, maxWidth: '68ch', color: color.text2 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[16],
});
export const card = style({
  ...column,
  alignContent: 'start',
  gap: space[8],
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const cardTitle = style({ ...type.l, fontWeight: fontWeight.heading });
export const cardText = style({ color: color.text2 });
export const links = style({ ...layouts.wrap, gap: `${space[4]} ${space[16]}` });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, max-content) minmax(0, 1fr)',
  gap: `${space[8]} ${space[20]}`,
});
export const fact = style({ fontWeight: fontWeight.strong });
export const code = style({
  padding: space[20],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
  fontFamily: fontFamily.mono,
  ...type.s,
  fontVariantLigatures: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const steps = style({ ...column, gap: space[8], paddingInlineStart: space[20] });
