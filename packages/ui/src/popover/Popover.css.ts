import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { clearOf, fontWeight, layouts, media, safeArea, type } from '../theme/scale.ts';
import { bottomSheetRule, fadeAtEnd, floatingRule, popupRule } from '../theme/shared-styles.ts';

export const popover = recipe({
  base: {
    ...type.m,
    boxSizing: 'border-box',
    ...layouts.column,
    ...floatingRule,
    outline: 'none',
  },
  variants: {
    shape: {
      popup: {
        ...popupRule,
        width: 'min(320px, calc(100vw - 16px))',
        maxHeight: 'min(var(--popover-available-height), 480px)',
      },
      sheet: {
        ...bottomSheetRule,
        paddingBlockEnd: safeArea.bottom,
      },
    },
  },
});

export const title = style({
  ...type.m,
  flex: 'none',
  padding: '13px 56px 4px 16px',
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...type.l, paddingBlockStart: 18 } },
});

export const dismiss = style({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  '@media': { [media.phone]: { insetInlineEnd: clearOf('right', '8px') } },
});

export const body = style({
  flex: '0 1 auto',
  ...layouts.singleColumn,
  gap: 16,
  ...layouts.scrolling,
  padding: '8px 16px 16px',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    // In a grid it would be one row more, with a gap before it.
    '&::after': {
      ...fadeAtEnd({ height: 16, edge: -16, ground: color.raised }),
      marginTop: -16,
    },
  },
});
