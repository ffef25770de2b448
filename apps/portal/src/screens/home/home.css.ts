import { style } from '@vanilla-extract/css';
import {
  clearOfSides,
  fontWeight,
  layouts,
  media,
  radius,
  safeArea,
  space,
  tabularFigures,
  type,
} from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { laidOutLater } from './laid-out-later.ts';

/** The one measure of the landing page. */
export const column = style({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: clearOfSides(space[24]),
  '@media': { [media.phone]: { paddingInline: clearOfSides(space[16]) } },
});

/** Room above and below a section. */
export const section = style({
  paddingBlock: 80,
  '@media': { [media.phone]: { paddingBlock: space[48] } },
});

export const sectionTitle = style({
  ...type['4xl'],
  fontWeight: fontWeight.heading,
  '@media': { [media.phone]: type['2xl'] },
});

export const header = style({
  paddingBlockStart: safeArea.top,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

export const bar = style({
  ...layouts.row,
  gap: space[32],
  minHeight: 64,
  '@media': { [media.phone]: { gap: space[8] } },
});

export const anchors = style({
  display: 'flex',
  gap: space[20],
  '@media': { [media.phone]: { display: 'none' } },
});

export const anchor = style({
  ...type.m,
  ...layouts.inlineRow,
  minHeight: 44,
  color: color.text2,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  ':hover': { color: color.text },
});

export const account = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

const ways = style({ ...layouts.wrap, justifyContent: 'flex-end', gap: space[8] });

export const forVisitors = style([
  ways,
  { selectors: { 'html[data-session="present"] &': { display: 'none' } } },
]);

export const forCustomers = style([
  ways,
  { selectors: { 'html:not([data-session="present"]) &': { display: 'none' } } },
]);

const ruledSection = style([section, { borderTop: `1px solid ${color.line}` }]);

export const factSection = style([
  ruledSection,
  laidOutLater({ phone: 143, desktop: 131, sideMenu: 155 }),
]);

export const stepsSection = style([
  ruledSection,
  laidOutLater({ phone: 350, desktop: 290, sideMenu: 160 }),
]);

export const stepList = style({
  display: 'grid',
  gap: space[24],
  marginTop: space[32],
  '@media': {
    [media.sideMenu]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[40] },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.375rem minmax(0, 1fr)',
  gap: space[16],
});

export const stepNumber = style({
  ...type.l,
  ...layouts.centered,
  width: '2.375rem',
  height: '2.375rem',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
});

export const stepTitle = style({
  ...type.xl,
  fontSize: '1.0625rem',
  fontWeight: fontWeight.strong,
});
export const stepText = style({
  ...type.m,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  marginTop: space[4],
  color: color.text2,
});
