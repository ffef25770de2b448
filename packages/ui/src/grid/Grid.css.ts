import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gaps, layoutElement } from '../stack/layout-element.css.ts';

const gapVar = createVar();
const minimumVar = createVar();
/** What a column has at least, so that there are no more of them than `columns`: nothing, unless that is said. */
const shareVar = createVar();

/** In rem, so that larger text gets fewer columns. */
const minimum = (px: number) => ({ vars: { [minimumVar]: `${px / 16}rem` } });
/** A hair less than a share of the room, so that rounding does not cost a column. */
const share = (count: number) => ({
  vars: { [shareVar]: `calc((100% - ${count - 1} * ${gapVar}) / ${count} - 0.01px)` },
});

export const grid = recipe({
  base: [
    layoutElement,
    {
      display: 'grid',
      gap: gapVar,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${minimumVar}, ${shareVar})), 1fr))`,
    },
  ],
  variants: {
    gap: gaps((gap) => ({ vars: { [gapVar]: gap } })),
    minColumn: {
      120: minimum(120),
      160: minimum(160),
      200: minimum(200),
      240: minimum(240),
      280: minimum(280),
      320: minimum(320),
      400: minimum(400),
      480: minimum(480),
    },
    columns: {
      many: { vars: { [shareVar]: '0px' } },
      2: share(2),
      3: share(3),
      4: share(4),
      6: share(6),
    },
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      stretch: {},
    },
  },
});
