import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  },
  variants: {
    tone: { critical: { borderColor: color.tone.critical.border } },
    padding: {
      none: {},
      m: { padding: space[16] },
      l: { padding: space[20], '@media': { [media.phone]: { padding: space[16] } } },
    },
  },
});
