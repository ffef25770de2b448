import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, type } from '../theme/scale.ts';
import { disabledGround, hoverTransition, statusEdgeColors } from '../theme/shared-styles.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [media.coarsePointer]: { minHeight: 44, paddingBlock: 10 } },
});

export const label = style({ ...type.m, minWidth: 0, fontWeight: fontWeight.label });

export const control = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: 8 });

export const waiting = style({ display: 'flex', color: color.text3 });

/** Off: a grey thumb at the start. On: the thumb at the end of a filled track. Disabled: a hollow thumb in a well. */
export const track = style({
  flex: 'none',
  boxSizing: 'border-box',
  ...layouts.row,
  width: 40,
  height: 24,
  margin: 0,
  padding: 3,
  border: `1px solid ${color.lineControl}`,
  borderRadius: 12,
  background: color.raised,
  appearance: 'none',
  cursor: 'inherit',
  transition: hoverTransition('background-color', 'border-color'),
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      width: 16,
      height: 16,
      borderRadius: '50%',
      background: color.text3,
      transition: hoverTransition('transform', 'background-color'),
    },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::before': { transform: 'translateX(16px)', background: color.onAccent },
    '&:disabled': { borderColor: color.line2, background: disabledGround },
    '&:disabled::before': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 2px ${color.lineControl}`,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        // A shadow is not drawn there.
        '&:disabled::before': { border: '2px solid GrayText' },
      },
    },
  },
});

export const trackStatus = styleVariants(statusEdgeColors, (tone) => ({
  borderColor: tone,
  boxShadow: `0 0 0 1px ${tone}`,
}));
