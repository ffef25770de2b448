import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import {
  breakpoint,
  clearOfSides,
  fontWeight,
  layer,
  layouts,
  media,
  safeArea,
  type,
} from '../theme/scale.ts';
import { onlyHeard } from '../theme/shared-styles.ts';

export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: layer.bottomBar,
      display: 'block',
      paddingBlockEnd: safeArea.bottom,
      paddingInline: clearOfSides('0px'),
      background: color.surface,
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const items = style({
  flex: '1 1 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...layouts.plainList,
});
export const slot = style({ display: 'grid' });

export const item = style({
  ...type.xs,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  padding: '4px 2px',
  border: 0,
  borderTop: '2px solid transparent',
  marginTop: -1,
  background: 'transparent',
  color: color.text2,
  fontFamily: 'inherit',
  fontWeight: fontWeight.label,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="page"]': { color: color.accentText, borderTopColor: color.accentText },
  },
  '@media': {
    // An edge that is transparent elsewhere is drawn here.
    [media.forcedColors]: {
      borderTopColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderTopColor: 'Highlight' } },
    },
  },
});

/** Drawn above the label and read after it: what a mark on the icon says follows the name of the place. */
export const icon = style({ order: -1, position: 'relative', display: 'inline-flex' });

const unlessTight = `screen and (min-width: ${breakpoint.tightPhone}px)`;

/** Where the top bar has room for the bell, its count says it. */
export const dot = style({
  ...layouts.cornerDot,
  borderColor: color.surface,
  background: color.accent,
  '@media': {
    [unlessTight]: { display: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
export const dotWords = style({
  ...onlyHeard,
  '@media': { [unlessTight]: { display: 'none' } },
});
