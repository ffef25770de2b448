import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, radius, type } from '../theme/scale.ts';
import * as shared from '../theme/shared-styles.ts';

export const row = style(shared.choiceRowRule);

export const words = style({ ...type.m, minWidth: 0, overflowWrap: 'anywhere' });

export const checkbox = style({
  ...shared.choiceMarkRule,
  display: 'grid',
  placeContent: 'center',
  borderRadius: radius.inner,
  color: color.onAccent,
  transition: shared.hoverTransition('background-color', 'border-color'),
  selectors: {
    '&::before': {
      content: '""',
      width: 12,
      height: 12,
      background: 'currentColor',
      clipPath: 'polygon(8% 52%, 20% 40%, 40% 60%, 80% 18%, 92% 30%, 40% 84%)',
      visibility: 'hidden',
    },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::before': { visibility: 'visible' },
    '&:disabled': {
      borderColor: color.line2,
      background: shared.disabledGround,
      color: color.text3,
    },
  },
  '@media': {
    // The system draws its own box, which keeps the customer's colours.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
  },
});

export const checkboxStatus = styleVariants(shared.statusEdgeColors, shared.statusEdgeRule);

export const list = style({ display: 'grid', gap: 8 });
