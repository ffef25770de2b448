import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, space, tabularFigures, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const hero = style({ background: color.surface });

export const layout = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[40],
  paddingBlock: `${space[40]} ${space[32]}`,
  '@media': {
    [media.sideMenu]: {
      gridTemplateColumns: 'minmax(0, 1fr) 480px',
      gap: space[64],
      paddingBlock: `${space[64]} 56px`,
    },
  },
});

export const title = style({
  ...type['5xl'],
  fontWeight: fontWeight.heading,
  '@media': { [media.phone]: { fontSize: '2.125rem', lineHeight: '2.8125rem' } },
});
export const titleLine = style({ display: 'block' });

export const lead = style({
  fontSize: type.xl.fontSize,
  lineHeight: '1.875rem',
  maxWidth: 620,
  marginTop: space[20],
  color: color.text2,
  '@media': {
    [media.phone]: { ...type.l, lineHeight: '1.75rem', marginTop: space[12] },
    // Where its lines end must not depend on the typeface: at the full width one word more fits before Archivo has come.
    'screen and (max-width: 400px)': { paddingInlineEnd: space[20] },
  },
});
export const price = style({
  color: color.text,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
});

export const actions = style({
  ...layouts.wrap,
  gap: space[12],
  marginTop: space[32],
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      marginTop: space[24],
    },
  },
});

export const points = style({ display: 'grid', gap: space[12], marginTop: space[32] });
export const point = style({
  ...type.m,
  fontSize: '0.9375rem',
  ...layouts.row,
  gap: space[12],
  color: color.text2,
});
export const pointIcon = style({ color: color.accentText });

const inside = { paddingInline: space[20] };

export const calculatorHead = style({
  ...inside,
  ...layouts.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
  paddingBlock: `${space[20]} ${space[12]}`,
  // Whether the two fit beside each other on a phone depends on the typeface: the note would move up when Archivo has come.
  '@media': { [media.phone]: { display: 'grid' } },
});
export const calculatorTitle = style({ ...type.l, fontWeight: fontWeight.strong });
export const note = style({ ...type.s, color: color.text3 });

export const choices = style({
  ...inside,
  display: 'grid',
  gap: space[16],
  paddingBottom: space[20],
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const calculatorFoot = style({ padding: `${space[16]} ${space[20]} ${space[20]}` });
