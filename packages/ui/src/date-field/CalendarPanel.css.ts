import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import {
  clearOfSides,
  fontWeight,
  layouts,
  media,
  radius,
  safeArea,
  tabularFigures,
  type,
} from '../theme/scale.ts';
import * as shared from '../theme/shared-styles.ts';

export const panel = recipe({
  base: {
    ...shared.scrollingFloatRule,
    selectors: {
      ...shared.scrollingFloatRule.selectors,
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
  variants: {
    shape: {
      popup: {
        ...shared.popupRule,
        // Seven days of 42 px, of 44 with a coarse pointer; more where the text is larger.
        width: '20rem',
        maxWidth: 'calc(100vw - 16px)',
        maxHeight: 'var(--popover-available-height)',
        padding: 12,
        '@media': { [media.coarsePointer]: { width: '21rem' } },
      },
      sheet: {
        ...shared.bottomSheetRule,
        // Seven days of 44 px fit into 320 px.
        paddingBlockEnd: `calc(12px + ${safeArea.bottom})`,
        paddingInline: clearOfSides('6px'),
        selectors: {
          '&::after': shared.fadeAtEnd({
            height: 12,
            edge: `calc(-12px - ${safeArea.bottom})`,
            ground: color.raised,
          }),
        },
      },
    },
  },
});

export const sheetHead = style({
  ...shared.sheetHeadRule,
  margin: '0 -6px 12px',
  padding: '12px 8px 12px 16px',
});
export const sheetTitle = style({
  ...type.l,
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const calendar = style({ display: 'grid', gap: 12 });

/** The months and years keep their width, so that paging does not move the arrows. Large text takes a second line. */
export const head = style({
  ...layouts.spread,
  gap: 4,
});
export const monthSelect = style({ flex: '1 1 7rem', minWidth: 0 });
export const yearSelect = style({ flex: '1 1 5.25rem', minWidth: 0 });

export const foot = style({
  ...layouts.wrap,
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 12,
  paddingTop: 8,
  borderTop: `1px solid ${color.line}`,
});

export const month = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style({
  ...type.xs,
  height: 28,
  padding: 0,
  color: color.text3,
  fontWeight: fontWeight.label,
  textAlign: 'center',
});

export const day = style({
  ...type.m,
  ...layouts.centered,
  minWidth: 40,
  height: 40,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  fontVariantNumeric: tabularFigures,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: shared.hoverTransition('background-color'),
  selectors: {
    '&[data-today]': { borderColor: color.lineControl, fontWeight: fontWeight.strong },
    '&[data-hovered]': { background: color.surface3 },
    '&[data-selected]': {
      borderColor: 'transparent',
      background: color.accent,
      color: color.onAccent,
      fontWeight: fontWeight.strong,
    },
    '&[data-selected][data-hovered]': { background: color.accentHover },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.phone]: { height: 44 },
    [media.coarsePointer]: { minWidth: 44, height: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[data-today]': { borderColor: 'CanvasText' },
        '&[data-selected]': shared.highlighted,
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** Days between the two ends of a range. */
export const inSpan = style({
  selectors: {
    '&:not([data-selected], [data-hovered])': { background: color.accentSoft },
  },
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
