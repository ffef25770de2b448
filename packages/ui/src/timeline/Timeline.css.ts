import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, space, type } from '../theme/scale.ts';
import { eachTone } from '../theme/shared-styles.ts';

export const timeline = style({ display: 'grid' });

export const moment = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space[12],
  paddingBottom: space[20],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // From each moment to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 12,
      top: 28,
      bottom: 4,
      borderInlineStart: `1px solid ${color.line2}`,
    },
  },
});

export const picture = recipe({
  base: {
    ...layouts.centered,
    width: 24,
    height: 24,
    border: '1px solid',
    borderRadius: '50%',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText', color: 'CanvasText' } },
  },
  variants: {
    tone: eachTone(({ background, border, icon }) => ({
      background,
      borderColor: border,
      color: icon,
    })),
  },
});

export const words = style({ minWidth: 0, paddingTop: 1, overflowWrap: 'anywhere' });

/** The time has a line of its own: beside a short title and below a long one it would jump from moment to moment. */
export const head = style({ display: 'grid' });

export const title = style({ ...type.m, fontWeight: fontWeight.label });

export const time = style({ ...type.s, color: color.text3 });

export const detail = style({ ...type.s, marginTop: 2, color: color.text2 });
