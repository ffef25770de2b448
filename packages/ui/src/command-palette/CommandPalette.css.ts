import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  clearOfSides,
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  space,
  type,
  visibleHeight,
} from '../theme/scale.ts';
import {
  activeRow,
  dialogFrameRule,
  enteredDialogRule,
  highlighted,
  sheetHeight,
} from '../theme/shared-styles.ts';

/** Hangs from the top, so that the search stays where it is while the list below it grows and shrinks. */
export const palette = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetInline: 0,
  top: 'min(12vh, 120px)',
  margin: '0 auto',
  ...dialogFrameRule,
  width: 600,
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: `min(560px, 76dvh, ${visibleHeight} - min(12vh, 120px))`,
  transform: 'translateY(-8px)',
  selectors: { '&[data-enter]': enteredDialogRule },
  '@media': {
    [media.phone]: {
      top: `calc(32px + ${safeArea.top})`,
      width: '100%',
      maxWidth: '100%',
      height: sheetHeight,
      paddingInline: clearOfSides('0px'),
      maxHeight: 'none',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const head = style({
  flex: 'none',
  ...layouts.row,
  gap: space[12],
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${color.line}`,
});

export const searchIcon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });

/** The dialog's edge is its frame; the caret and the active row say that it has the focus. */
export const input = style({
  ...type.l,
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 44,
  height: type.l.lineHeight,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: 'inherit',
  outline: 'none',
  selectors: { '&::placeholder': { color: color.text3, opacity: 1 } },
});

export const list = style({
  flex: '0 1 auto',
  ...layouts.scrolling,
  padding: `4px 4px calc(4px + ${safeArea.bottom})`,
});
// A list without rows has no role to play; `display` of the class must not undo that.
globalStyle(`${list}[hidden]`, { display: 'none' });

export const group = style({ selectors: { '& + &': { marginTop: space[4] } } });

export const caption = style({
  ...type.xs,
  padding: '8px 12px 4px',
  color: color.text3,
  fontWeight: fontWeight.label,
});

export const item = style({
  ...type.m,
  ...layouts.row,
  gap: space[12],
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  scrollMargin: 4,
  selectors: { '&[data-active-item]': activeRow },
  '@media': {
    [media.phone]: { ...type.l, minHeight: 48 },
    [media.forcedColors]: {
      selectors: {
        '&[data-active-item]': highlighted,
      },
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.text2,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const name = style({ display: 'grid', minWidth: 0 });

export const detail = style({
  ...type.s,
  color: color.text2,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const nothing = style({ ...type.m, padding: space[16], color: color.text3 });
