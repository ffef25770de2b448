import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, easing, fontWeight, layer, media, radius, type } from '../theme/scale.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: color.scrim,
});

export const popover = recipe({
  base: {
    ...type.m,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    background: color.raised,
    color: color.text,
    outline: 'none',
    opacity: 0,
    transition: `opacity calc(${duration.float} * 0.75) ${easing}, transform calc(${duration.float} * 0.75) ${easing}`,
    selectors: {
      '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: duration.float },
    },
  },
  variants: {
    shape: {
      popup: {
        zIndex: layer.menu,
        width: 'min(320px, calc(100vw - 16px))',
        maxHeight: 'min(var(--popover-available-height), 480px)',
        border: `1px solid ${color.line2}`,
        borderRadius: radius.card,
        boxShadow: color.shadowFloat,
        transform: 'translateY(-4px)',
      },
      sheet: {
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: layer.dialog,
        maxHeight: 'calc(100dvh - 32px)',
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
        boxShadow: color.shadowDialog,
        transform: 'translateY(32px)',
        '@media': { [media.forcedColors]: { borderTop: '1px solid CanvasText' } },
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
});

export const body = style({
  flex: '0 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 16px 16px',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
