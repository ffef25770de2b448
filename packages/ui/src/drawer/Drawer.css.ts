import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  clearOf,
  duration,
  easing,
  fontWeight,
  layer,
  layouts,
  media,
  safeArea,
  type,
} from '../theme/scale.ts';
import { enteredDialogRule, leaving, plainButtonRule } from '../theme/shared-styles.ts';

/** Lower than a menu of eleven rows with its foot: then the foot scrolls with them, and does not cover half of them. */
const low = '(max-height: 1023px)';

export const drawer = style({
  position: 'fixed',
  zIndex: layer.dialog,
  insetBlock: 0,
  insetInlineStart: 0,
  ...layouts.column,
  width: `min(320px + ${safeArea.left}, 100vw - 48px)`,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadowDialog,
  transform: 'translateX(-24px)',
  opacity: 0,
  transition: `opacity ${leaving(duration.dialog)} ${easing}, transform ${leaving(duration.dialog)} ${easing}`,
  selectors: {
    '&[data-enter]': enteredDialogRule,
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
  },
});

export const head = style({
  flex: 'none',
  ...layouts.row,
  gap: 12,
  padding: `calc(16px + ${safeArea.top}) 8px 16px ${clearOf('left', '16px')}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.raised,
  '@media': { [low]: { position: 'sticky', top: 0, zIndex: 1 } },
});
export const person = style({ flex: '1 1 auto', minWidth: 0, display: 'grid' });
export const title = style({ ...type.m, fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
export const subtitle = style({ ...type.s, color: color.text3, overflowWrap: 'anywhere' });

export const body = style({
  flex: '1 1 auto',
  ...layouts.scrolling,
  padding: `12px 8px 12px ${clearOf('left', '8px')}`,
  '@media': { [low]: { flex: '1 0 auto', overflowY: 'visible' } },
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  padding: `8px 8px calc(8px + ${safeArea.bottom}) ${clearOf('left', '8px')}`,
  borderTop: `1px solid ${color.line}`,
});

export const row = style({
  ...type.m,
  ...layouts.row,
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '7px 12px',
  ...plainButtonRule,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const icon = style({ display: 'inline-flex', color: color.text3 });
export const label = style({ flex: '1 1 auto' });
export const value = style({ ...type.s, color: color.text3, fontWeight: fontWeight.body });
