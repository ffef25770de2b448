import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  clearOfSides,
  fontWeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  tabularFigures,
  type,
} from '../theme/scale.ts';
import { highlighted, hoverTransition, onlyHeard } from '../theme/shared-styles.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.topBar,
  ...layouts.row,
  gap: 16,
  minHeight: `calc(56px + ${safeArea.top})`,
  paddingBlockStart: safeArea.top,
  paddingInline: clearOfSides('24px'),
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { gap: 8, paddingInline: clearOfSides('16px') },
    // Room for ten digits beside the bell.
    'screen and (max-width: 389px)': { paddingInline: clearOfSides('8px') },
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
  ...layouts.plainList,
  '@media': { [media.desktop]: { display: 'flex' } },
});
export const linksItem = style({ display: 'flex' });
export const link = style({
  ...type.m,
  ...layouts.inlineRow,
  paddingInline: 12,
  borderBlock: '2px solid transparent',
  color: color.text2,
  fontWeight: fontWeight.label,
  textDecoration: 'none',
  transition: hoverTransition('color'),
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="page"]': { color: color.text, borderBottomColor: color.accentText },
  },
  '@media': {
    // An edge that is transparent elsewhere is drawn here.
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const end = style({
  ...layouts.row,
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
  '@media': {
    // With its edges: the button inside is 44 px high.
    [media.coarsePointer]: { minHeight: 46 },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});
export const balanceWords = style({
  ...layouts.column,
  justifyContent: 'center',
  alignSelf: 'stretch',
  paddingInline: 14,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { paddingInline: 10 },
    // Room for ten digits at 320 px.
    [media.tightPhone]: { paddingInline: 8 },
  },
});
/** A phone's bar has no second row: text that the system enlarges grows in it until the bar is full. */
const asFarAsItFits = (size: string): string => `min(${size}, 4.4vw)`;

/** With room for the note from the start, so that nothing moves when it comes: a few words beside the side menu, fewer in a narrow bar. */
export const balanceButton = style({
  minHeight: 44,
  '@media': { [media.sideMenu]: { minWidth: 256 } },
  paddingBlock: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outlineOffset: -4, outlineColor: color.displayText },
  },
});
export const balanceLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
});
/** Empty until there is something to say. */
export const balanceNote = style({
  ...type.xs,
  width: '100%',
  color: color.display2,
  fontVariantNumeric: tabularFigures,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { fontSize: asFarAsItFits('0.75rem') } },
});
/** Not drawn on phones, but heard: the figure alone does not say what it is. */
export const balanceCaption = style({
  ...type.s,
  color: color.display2,
  '@media': {
    [media.phone]: onlyHeard,
  },
});
export const balanceFigure = style({
  ...type.l,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  '@media': {
    [media.phone]: {
      ...type.m,
      fontSize: asFarAsItFits('0.875rem'),
      fontWeight: fontWeight.strong,
    },
  },
});
/** Close to its figure, as in a sentence. */
export const balanceUnit = style({
  ...type.s,
  marginInlineStart: -4,
  color: color.display2,
  '@media': { [media.phone]: { fontSize: asFarAsItFits('0.8125rem') } },
});
/** Room for a usual amount while it is not known, so that nothing jumps when it comes. */
export const balanceUnknown = style({ display: 'inline-block', minWidth: '4.5em' });

export const topUp = style({
  ...type.m,
  ...layouts.inlineRow,
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
  transition: hoverTransition('background-color'),
  selectors: {
    '&:hover': { background: color.accentHover },
    '&:active': { background: color.accentActive },
    '&:focus-visible': { outlineOffset: -4, outlineColor: color.onAccent },
  },
  '@media': {
    [media.phone]: { padding: 0 },
    [media.forcedColors]: highlighted,
  },
});
export const topUpLabel = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: onlyHeard,
  },
});

/** Where ten digits leave no room for it, it is in the drawer, and the menu of the bottom bar says that there is something new. */
export const bell = style({
  position: 'relative',
  '@media': { [media.tightPhone]: { display: 'none' } },
});

/** On the bell's shoulder; the bell's name says it, too. */
export const bellCount = style({
  ...type.xs,
  position: 'absolute',
  top: 0,
  // Begins beside the bell, however long it is: over it '99+' would hide it.
  insetInlineStart: 22,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  textAlign: 'center',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: tabularFigures,
  background: color.accent,
  color: color.onAccent,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
