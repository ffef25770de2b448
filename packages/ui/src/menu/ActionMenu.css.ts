import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, safeArea, type } from '../theme/scale.ts';
import * as shared from '../theme/shared-styles.ts';

const ground = color.raised;

export const menu = recipe({
  base: {
    ...shared.scrollingFloatRule,
    outline: 'none',
  },
  variants: {
    shape: {
      popup: {
        ...shared.popupRule,
        width: 264,
        maxWidth: 'calc(100vw - 16px)',
        maxHeight: 'min(var(--popover-available-height), 640px)',
        padding: 4,
        '@media': {
          [media.low]: {
            paddingBottom: 16,
            selectors: { '&::after': shared.fadeAtEnd({ height: 16, edge: -16, ground }) },
          },
        },
      },
      sheet: {
        ...shared.bottomSheetRule,
        paddingBlockEnd: `calc(16px + ${safeArea.bottom})`,
        selectors: {
          '&::after': shared.fadeAtEnd({
            height: 16,
            edge: `calc(-16px - ${safeArea.bottom})`,
            ground,
          }),
        },
      },
    },
  },
});

export const sheetHead = style({
  ...shared.sheetHeadRule,
  padding: '16px 8px 12px 16px',
});
export const sheetTitle = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
});
export const sheetName = style({ ...type.l, fontWeight: fontWeight.strong });
export const sheetDetail = style({ ...type.s, color: color.text3 });

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 8,
  padding: '12px 16px 4px',
});
export const key = style({
  ...type.s,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  minHeight: 72,
  padding: 8,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  fontWeight: fontWeight.label,
  textAlign: 'center',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-active-item]': {
      background: color.surface3,
      boxShadow: `inset 0 0 0 2px ${color.focus}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-active-item]': shared.highlighted,
      },
    },
  },
});
export const keyIcon = style({
  color: color.accentText,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const caption = style({
  ...type.xs,
  display: 'block',
  padding: '8px 8px 4px',
  color: color.text3,
  '@media': { [media.phone]: { padding: '12px 16px 4px' } },
});
export const rule = style({
  height: 1,
  margin: '4px 0',
  border: 0,
  background: color.line,
});

/** Sheets of phones have higher rows. */
const coarseDesktop = `${media.desktop} and ${media.coarsePointer}`;

export const item = recipe({
  base: {
    ...type.s,
    ...layouts.row,
    gap: 12,
    width: '100%',
    minHeight: 36,
    padding: '6px 8px',
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    scrollMargin: 8,
    selectors: {
      '&[data-active-item]': { background: color.surface3 },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
      '&[aria-disabled="true"]': { color: color.text3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.phone]: { ...type.m, minHeight: 56, padding: '8px 16px', gap: 16, borderRadius: 0 },
      [coarseDesktop]: { minHeight: 44 },
      [media.forcedColors]: {
        selectors: {
          '&[data-active-item]': shared.highlighted,
          '&[aria-disabled="true"]': { color: 'GrayText' },
          // Grey words cannot be read on Highlight.
          '&[data-active-item][aria-disabled="true"]': {
            background: 'Canvas',
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  },
  variants: {
    critical: {
      true: {
        selectors: {
          '&:not([aria-disabled="true"])': { color: color.tone.critical.text },
        },
      },
    },
  },
});
export const itemWords = style({
  display: 'grid',
  minWidth: 0,
  flex: '1 1 auto',
  overflowWrap: 'anywhere',
});
export const itemLabel = style({ fontWeight: fontWeight.label });
export const itemDetail = style({ ...type.xs, color: color.text3 });
