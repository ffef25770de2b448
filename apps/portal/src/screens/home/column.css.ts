import { style } from '@vanilla-extract/css';
import { fontWeight, media, space, type } from '@tram/ui/scale';

/** The one measure of the landing page. */
export const column = style({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: space[24],
  '@media': { [media.phone]: { paddingInline: space[16] } },
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
