import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, type } from '../theme/scale.ts';
import {
  disabledGround,
  focusRing,
  statusEdgeColors,
  statusEdgeRule,
  withoutHas,
} from '../theme/shared-styles.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const group = style([field, { padding: 0, margin: 0 }]);

export const heading = style({
  ...layouts.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  overflowWrap: 'anywhere',
});

/** A `<legend>` lays itself out; floating it makes it an ordinary box in the grid. */
export const legend = style([
  heading,
  { float: 'left', width: '100%', padding: 0, marginBottom: 6 },
]);

export const label = style({ ...type.s, fontWeight: fontWeight.label, color: color.text });
export const aside = style({ ...type.s, color: color.text3, fontWeight: fontWeight.body });

export const message = style({
  ...type.s,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: color.text3,
  overflowWrap: 'anywhere',
});

export const messageStatus = {
  invalid: style({ color: color.tone.invalid.text }),
  warn: style({ color: color.tone.caution.text }),
};

/** The icon stands beside the first line of its message at any text size. */
export const messageIcon = style({
  ...layouts.inlineRow,
  height: type.s.lineHeight,
});
export const messageIconStatus = styleVariants(statusEdgeColors, (tone) => ({ color: tone }));

const control = '&:has(:is(input, select, textarea):focus-visible)';

/** The box around a text control and what stands in it (eye, unit). The ring hugs the edge. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 40,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
  selectors: {
    [control]: focusRing(-1),
    '&:has(:is(input, select, textarea):disabled)': {
      background: disabledGround,
      borderColor: color.line2,
      color: color.text3,
    },
  },
  ...withoutHas({ selectors: { '&:focus-within': focusRing(-1) } }),
  '@media': {
    [media.phone]: { minHeight: 48 },
    [media.coarsePointer]: { minHeight: 48 },
  },
});

export const boxStatus = styleVariants(statusEdgeColors, (tone) => ({
  ...statusEdgeRule(tone),
  selectors: { [control]: { outlineOffset: 1 } },
  '@media': { [media.forcedColors]: { borderWidth: 2 } },
}));

export const input = style({
  ...type.m,
  flex: 1,
  minWidth: 0,
  width: '100%',
  margin: 0,
  padding: '0 12px',
  border: 0,
  borderRadius: radius.inner,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
    // The browser paints its own colour over what it filled in; this keeps ours in both themes.
    // The name that every engine knows; a bundler writes the other one beside it.
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100px ${color.raised}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
  '@media': {
    [media.phone]: type.l,
    [media.coarsePointer]: type.l,
    [media.forcedColors]: {
      selectors: { '&::placeholder': { color: 'GrayText' }, '&:disabled': { color: 'GrayText' } },
    },
  },
});

/** The eye stands inside the box, as high as the field. */
export const eye = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: 4 });
