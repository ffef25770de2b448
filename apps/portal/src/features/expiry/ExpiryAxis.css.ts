import { createVar, style } from '@vanilla-extract/css';
import { fontWeight, media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

/** Widths of what stands beside the axis, shared by its ground and its rows. */
export const subjectWidth = createVar();
export const endWidth = createVar();

const widths = { [subjectWidth]: '11.5rem', [endWidth]: '11rem' };

export const chart = style({
  vars: widths,
  position: 'relative',
  '@media': {
    // Room for the numerals of the axis.
    [media.desktop]: { paddingTop: '1.75rem' },
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const apart = style({
  vars: widths,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

export const apartTitle = style({ ...type.m, fontWeight: fontWeight.strong });
export const apartDetail = style({ ...type.s, color: color.text2 });
