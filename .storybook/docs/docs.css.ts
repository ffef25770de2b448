import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../packages/ui/src/theme/contract.css.ts';
import {
  fontFamily,
  fontWeight,
  layouts,
  media,
  radius,
  space,
  type,
} from '../../packages/ui/src/theme/scale.ts';

const tones = color.tone;

/** The page with its contents beside it, which Storybook's own block gives no room. */
export const page = style({ display: 'flex', justifyContent: 'center', gap: space[48] });
globalStyle(`${page} > main`, { flex: 1, minWidth: 0, maxWidth: 1000 });
globalStyle(`.sbdocs-content:has(> ${page})`, { maxWidth: 'none' });

/** A part of a page, parted from the one before. */
export const part = style({ marginTop: space[48] });
export const head = style({
  ...layouts.wrappingRow,
  gap: space[12],
  margin: `${space[4]} 0 ${space[16]}`,
});
export const group = style({ ...type.s, color: color.text2 });
export const importLine = style({
  ...type.s,
  display: 'inline-block',
  maxWidth: '100%',
  margin: `${space[8]} 0 ${space[24]}`,
  padding: `${space[4]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface2,
  color: color.text,
  fontFamily: fontFamily.mono,
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
});

const badge = style({
  ...type.s,
  padding: `1px ${space[8]}`,
  border: '1px solid',
  borderRadius: radius.control,
  fontWeight: fontWeight.label,
});
export const status = styleVariants(
  { info: tones.info, positive: tones.positive, warning: tones.warning },
  ({ text, background, border }) => [badge, { color: text, background, borderColor: border }],
);

export const usage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  marginTop: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const note = style({
  padding: `${space[16]} ${space[20]}`,
  border: `1px solid ${color.line}`,
  borderTopWidth: 3,
  borderRadius: radius.card,
  background: color.surface,
});
export const when = style([note, { borderTopColor: tones.positive.icon }]);
export const whenNot = style([note, { borderTopColor: tones.critical.icon }]);
export const words = style([note, { gridColumn: '1 / -1', borderTopColor: color.line2 }]);
export const usageTitle = style({
  ...type.l,
  marginBottom: space[8],
  color: color.text,
  fontWeight: fontWeight.heading,
});

export const exampleSection = style({ marginBottom: space[32] });
export const example = style({
  marginBlock: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
/** As a story stands alone: on the canvas, in the kit's letters. */
const onCanvas = style({
  ...type.m,
  background: color.canvas,
  color: color.text,
  fontFamily: fontFamily.text,
  fontWeight: fontWeight.body,
  overflowX: 'auto',
});
export const wholeCanvas = style([onCanvas]);
export const canvas = style([onCanvas, { padding: space[24] }]);
export const frameRoom = style({ background: color.canvas, overflowX: 'auto' });
export const frame = style({
  display: 'block',
  maxWidth: '100%',
  marginInline: 'auto',
  border: 0,
  background: color.canvas,
});
export const exampleFoot = style({
  ...layouts.wrap,
  gap: space[4],
  padding: space[4],
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
});
export const footAction = style({
  ...type.s,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.accentText,
  fontFamily: fontFamily.text,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: color.surface3 },
});
export const code = style({ borderTop: `1px solid ${color.line}` });

export const pairs = style({ display: 'grid', gap: space[24], marginTop: space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const half = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
export const picture = style([
  onCanvas,
  {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, max-content)',
    placeContent: 'center',
    minHeight: 160,
    padding: space[24],
  },
]);
const verdict = style({
  ...type.s,
  padding: `${space[12]} ${space[16]}`,
  borderTop: '3px solid',
  background: color.surface,
});
export const verdicts = styleVariants({ do: tones.positive, dont: tones.critical }, ({ icon }) => [
  verdict,
  { borderTopColor: icon },
]);
export const verdictWords = style({ color: color.text });
const verdictName = style({
  ...layouts.inlineRow,
  gap: space[4],
  fontWeight: fontWeight.heading,
});
export const verdictNames = styleVariants(
  { do: tones.positive, dont: tones.critical },
  ({ text }) => [verdictName, { color: text }],
);
