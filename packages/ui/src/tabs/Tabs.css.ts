import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, tabularFigures, type } from '../theme/scale.ts';
import { hoverTransition } from '../theme/shared-styles.ts';

/** May be narrower than its tabs in a grid or a flex row. */
export const frame = style({ minWidth: 0 });

/** One row, always: where the tabs do not fit it scrolls sideways. */
export const row = style({
  display: 'flex',
  gap: 4,
  ...layouts.plainList,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A hairline that the chosen tab's line lies over.
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  '@media': { [media.forcedColors]: { borderBottom: '1px solid CanvasText' } },
});

export const place = style({ flex: 'none', display: 'flex' });

const chosen = '&:is([aria-selected="true"], [aria-current="page"])';

export const tab = style({
  ...type.m,
  flex: 'none',
  ...layouts.inlineRow,
  gap: 8,
  minHeight: 40,
  margin: 0,
  padding: '0 12px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  color: color.text2,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: hoverTransition('color', 'border-color'),
  selectors: {
    '&:hover': { color: color.text },
    // The row clips what stands out of it, and the line of the chosen tab stays in sight below the ring.
    '&:focus-visible': { outlineOffset: -6 },
    [chosen]: { borderBottomColor: color.accent, color: color.text },
    '&[aria-disabled="true"]': { color: color.text3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phone]: { minHeight: 48 },
    [media.coarsePointer]: { minHeight: 48 },
    [media.forcedColors]: {
      // Forced colours draw what is transparent.
      borderBottomColor: 'Canvas',
      selectors: {
        [chosen]: { borderBottomColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({ display: 'inline-flex', color: 'inherit' });

export const count = style({
  ...type.s,
  color: color.text3,
  fontWeight: fontWeight.body,
  fontVariantNumeric: tabularFigures,
});

export const panel = style({ paddingBlockStart: 20 });
