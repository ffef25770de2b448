import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, space, type } from '../theme/scale.ts';

/** States side by side where there is room, one under another on a phone; a region takes the whole width. */
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: space[12],
});

export const region = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
});

export const regionHead = style({ marginBottom: space[12] });

export const regionName = style({ ...type.m, fontWeight: fontWeight.strong });

export const state = recipe({
  base: {
    minWidth: 0,
    padding: '10px 12px',
    border: `1px solid ${color.line2}`,
    borderRadius: radius.card,
    background: color.surface,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    transient: { true: { borderStyle: 'dashed' } },
    current: {
      true: {
        // The whole edge: a stripe at one side would be decoration (art direction, section 1).
        borderColor: color.accentText,
        background: color.accentSoft,
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
      },
    },
  },
});

export const stateHead = style({
  ...layouts.spread,
  gap: space[8],
});

export const stateName = style({ ...type.m, fontWeight: fontWeight.label });

export const ways = style({ display: 'grid', gap: space[4], marginTop: space[8] });

export const way = style({
  ...type.s,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 6,
  color: color.text2,
});

export const wayIcon = style({ display: 'inline-flex', marginTop: 2, color: color.text3 });

export const target = style({ color: color.text, fontWeight: fontWeight.label });
