import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  layer,
  media,
  radius,
  tabularFigures,
  type,
} from '../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.topBar,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  paddingInline: 24,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { gap: 8, paddingInline: 16 },
    [media.forcedColors]: { borderBottomColor: 'CanvasText' },
  },
});

/** Between phone and side menu the drawer has its opener here; on phones it is in the bottom bar. */
export const drawerOpener = style({
  display: 'none',
  '@media': {
    [`${media.desktop} and (max-width: 1099px)`]: { display: 'inline-flex' },
  },
});

/** The brand stands over the side menu's column. */
export const brandColumn = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.sideMenu]: { width: 220 } },
});

export const navigation = style({ display: 'flex', alignSelf: 'stretch' });

export const links = style({
  display: 'none',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { display: 'flex' } },
});
export const linksItem = style({ display: 'flex' });
export const link = style({
  ...type.m,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 12,
  borderBlock: '2px solid transparent',
  color: color.text2,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  transition: `color ${duration.hover} ${easing}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="page"]': { color: color.text, borderBottomColor: color.accentText },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineStart: 'auto',
  minWidth: 0,
  '@media': { [media.phone]: { gap: 8 } },
});

export const balance = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 40,
  borderRadius: radius.control,
  background: color.display,
  border: `1px solid ${color.displayLine}`,
  color: color.displayText,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const balanceWords = style({
  display: 'flex',
  alignItems: 'baseline',
  alignSelf: 'center',
  gap: 8,
  paddingInline: 14,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: 10 } },
});
export const balanceCaption = style({
  ...type.s,
  color: color.display2,
  '@media': { [media.phone]: { display: 'none' } },
});
export const balanceFigure = style({
  ...type.l,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  '@media': { [media.phone]: { ...type.m, fontWeight: fontWeight.strong } },
});
export const balanceUnit = style({ ...type.s, color: color.display2 });
/** Room for a usual amount while it is not known, so that nothing jumps when it comes. */
export const balanceUnknown = style({ display: 'inline-block', minWidth: '4.5em' });

export const topUp = style({
  ...type.m,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  padding: '0 14px',
  border: 0,
  background: color.accent,
  color: color.onAccent,
  fontFamily: 'inherit',
  fontWeight: fontWeight.label,
  cursor: 'pointer',
  transition: `background-color ${duration.hover} ${easing}`,
  selectors: {
    '&:hover': { background: color.accentHover },
    '&:active': { background: color.accentActive },
    '&:focus-visible': { outlineOffset: -4, outlineColor: color.onAccent },
  },
  '@media': {
    [media.phone]: { padding: 0 },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});
export const topUpLabel = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** On phones the bell is in the drawer. */
export const bell = style({ '@media': { [media.phone]: { display: 'none' } } });
