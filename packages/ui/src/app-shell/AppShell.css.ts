import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight } from '../theme/bar-height.css.ts';
import { color } from '../theme/contract.css.ts';
import {
  clearOf,
  clearOfSides,
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  type,
} from '../theme/scale.ts';
import { fadeAtEnd } from '../theme/shared-styles.ts';

export const shell = style({
  vars: { [barHeight]: `calc(56px + ${safeArea.top})` },
  minHeight: '100dvh',
});

export const skip = style({
  ...type.m,
  position: 'fixed',
  top: `calc(8px + ${safeArea.top})`,
  insetInlineStart: clearOf('left', '8px'),
  zIndex: layer.toast,
  padding: '11px 16px',
  borderRadius: radius.control,
  background: color.raised,
  color: color.accentText,
  boxShadow: color.shadowFloat,
  fontWeight: fontWeight.label,
  transform: `translateY(calc(-200% - ${safeArea.top}))`,
  selectors: { '&:focus': { transform: 'none' } },
});

export const frame = style({
  ...layouts.singleColumn,
  '@media': {
    [media.sideMenu]: { gridTemplateColumns: `calc(260px + ${safeArea.left}) minmax(0, 1fr)` },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [media.sideMenu]: {
      position: 'sticky',
      top: barHeight,
      alignSelf: 'start',
      ...layouts.column,
      height: `calc(100dvh - ${barHeight})`,
      paddingInlineStart: safeArea.left,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});
export const sideScroll = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 12px',
  selectors: {
    '&:not(:last-child)': {
      marginBottom: 16,
      // A line at the lower edge that is no box: that would move with the edge.
      background: `linear-gradient(${color.line}, ${color.line}) no-repeat bottom / calc(100% - 24px) 1px`,
    },
  },
  '@media': {
    // No gradient is drawn here.
    [media.forcedColors]: {
      selectors: { '&:not(:last-child)': { borderBottom: '1px solid CanvasText' } },
    },
  },
});
/** Its parts stand in the column one by one: what comes later at the top of it moves nothing that is there already. */
export const sideFoot = style({ ...type.s, display: 'contents', color: color.text2 });
globalStyle(`${sideFoot} > *`, { flex: 'none', marginInline: 24 });
globalStyle(`${sideFoot} > :last-child`, { marginBottom: 16 });

export const main = style({
  minWidth: 0,
  width: '100%',
  maxWidth: 1500,
  paddingBlock: '24px 48px',
  paddingInline: clearOfSides('32px'),
  outline: 'none',
  '@media': {
    // The bottom bar lies over the page's end.
    [media.phone]: {
      paddingBlock: `16px calc(60px + 24px + ${safeArea.bottom})`,
      paddingInline: clearOfSides('16px'),
    },
    // The side menu is at its left.
    [media.sideMenu]: { paddingInlineStart: 32 },
    // Three columns of machine cards, which are 480 px wide at least.
    'screen and (min-width: 2200px)': { maxWidth: 1900 },
    // A phone on its side shows so little of a page that its cut may fall between two things.
    [media.low]: {
      selectors: { '&::after': fadeAtEnd({ height: 24, edge: 0, ground: color.canvas }) },
    },
    [media.lowPhone]: {
      selectors: {
        '&::after': fadeAtEnd({
          height: 24,
          edge: `calc(60px + ${safeArea.bottom})`,
          ground: color.canvas,
        }),
      },
    },
  },
});
