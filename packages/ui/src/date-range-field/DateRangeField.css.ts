import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, type } from '../theme/scale.ts';
import { color } from '../theme/contract.css.ts';

/** Side by side where both have room, else below each other; as far apart as the other fields of a form or of a list. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: 16,
});

export const end = style({ display: 'grid', alignContent: 'start', gap: 6, minWidth: 0 });
/** Below the name of the whole it is quiet; where that is not drawn it names its field as any other. */
export const endLabel = recipe({
  base: type.s,
  variants: {
    alone: {
      true: { color: color.text, fontWeight: fontWeight.label },
      false: { color: color.text2 },
    },
  },
});
