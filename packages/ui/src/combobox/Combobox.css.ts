import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { input } from '../field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import {
  clearOfSides,
  duration,
  easing,
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  type,
} from '../theme/scale.ts';
import {
  activeRow,
  floatingRule,
  highlighted,
  leaving,
  popupRule,
  sheetHeight,
} from '../theme/shared-styles.ts';

/** On phones the box only opens the sheet: it looks like a choice and not like a place to type. */
export const control = style([
  input,
  {
    textOverflow: 'ellipsis',
    '@media': {
      [media.phone]: {
        caretColor: 'transparent',
        selectors: { '&:enabled': { cursor: 'pointer' } },
      },
    },
  },
]);

export const clear = style({ display: 'flex', alignItems: 'center' });

/** Lies over the end of the box; a press on it is a press on the box. */
export const chevron = style({
  flex: 'none',
  ...layouts.row,
  paddingInlineEnd: 12,
  color: color.text2,
  cursor: 'pointer',
  selectors: { ':has(:disabled) > &': { color: 'inherit', cursor: 'not-allowed' } },
});

export const popup = style({
  ...popupRule,
  ...floatingRule,
  ...layouts.column,
  // Specification, section 9.
  maxHeight: 'min(var(--popover-available-height), 320px)',
});

/** Hangs from the top, so that the keyboard takes of its height and never covers its rows. */
export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  top: `calc(32px + ${safeArea.top})`,
  zIndex: layer.dialog,
  ...layouts.column,
  height: sheetHeight,
  paddingInline: clearOfSides('0px'),
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadowDialog,
  opacity: 0,
  transform: 'translateY(32px)',
  transition: `opacity ${leaving(duration.dialog)} ${easing}, transform ${leaving(duration.dialog)} ${easing}`,
  selectors: {
    '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: duration.dialog },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.forcedColors]: { borderTop: '1px solid CanvasText' } },
});

export const sheetHead = style({
  flex: 'none',
  ...layouts.row,
  gap: 12,
  padding: '16px 8px 8px 16px',
});
export const sheetTitle = style({
  ...type.l,
  flex: 1,
  minWidth: 0,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const sheetSearch = style({
  flex: 'none',
  padding: '0 16px 12px',
  borderBottom: `1px solid ${color.line}`,
});
export const searchIcon = style({
  ...layouts.row,
  paddingInlineStart: 12,
  color: color.text3,
});

export const list = style({
  flex: '0 1 auto',
  ...layouts.scrolling,
  padding: 4,
  '@media': { [media.phone]: { padding: `4px 0 calc(4px + ${safeArea.bottom})` } },
});
// A list without rows has no role to play; `display` of the class must not undo that.
globalStyle(`${list}[hidden]`, { display: 'none' });

export const virtualRows = style({ position: 'relative' });

export const row = recipe({
  base: {
    ...type.m,
    ...layouts.row,
    gap: 12,
    minHeight: 36,
    padding: '6px 8px',
    borderRadius: radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-active]': activeRow,
      '&[aria-disabled="true"]': { color: color.text3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.phone]: { ...type.l, minHeight: 48, padding: '8px 16px', borderRadius: 0 },
      [media.coarsePointer]: { minHeight: 48 },
      [media.forcedColors]: {
        selectors: {
          '&[data-active]': highlighted,
          '&[aria-disabled="true"]': { color: 'GrayText' },
          // Grey words cannot be read on Highlight.
          '&[data-active][aria-disabled="true"]': {
            background: 'Canvas',
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  },
  variants: { placed: { true: { position: 'absolute', insetInline: 0 } } },
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const label = style({
  selectors: { '[aria-selected="true"] &': { fontWeight: fontWeight.label } },
});
export const detail = style({
  ...type.s,
  color: color.text3,
  selectors: { '[data-active] &': { color: color.text2 } },
  '@media': { [media.forcedColors]: { selectors: { '[data-active] &': { color: 'inherit' } } } },
});
export const check = style({
  flex: 'none',
  display: 'flex',
  color: color.accentText,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const nothing = style({
  ...type.m,
  ...layouts.row,
  gap: 8,
  padding: 12,
  color: color.text3,
  '@media': { [media.phone]: { padding: 16 } },
});
