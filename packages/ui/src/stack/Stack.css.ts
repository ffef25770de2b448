import { recipe } from '@vanilla-extract/recipes';
import { layouts } from '../theme/scale.ts';
import { gaps, layoutElement } from './layout-element.css.ts';

export const stack = recipe({
  base: layoutElement,
  variants: {
    direction: { column: layouts.column, row: layouts.row },
    gap: gaps((gap) => ({ gap })),
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});
