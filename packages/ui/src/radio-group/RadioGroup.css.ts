import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, type } from '../theme/scale.ts';
import {
  choiceMarkRule,
  choiceRowRule,
  statusEdgeColors,
  statusEdgeRule,
} from '../theme/shared-styles.ts';

export const list = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.coarsePointer]: { gap: 4 } },
});

export const row = style(choiceRowRule);

export const radio = style({
  ...choiceMarkRule,
  borderRadius: '50%',
  selectors: {
    // An edge of the accent around a centre in the surface's colour, as in a `ChoiceList`.
    '&:checked': { border: `5px solid ${color.accent}` },
    '&:disabled': { borderColor: color.line2, background: color.surface3 },
    '&:checked:disabled': { borderColor: color.text3 },
  },
  // The system draws its own, which keeps the customer's colours.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The chosen radio keeps its own edge. */
export const radioStatus = styleVariants(statusEdgeColors, (tone) => ({
  selectors: { '&:not(:checked)': statusEdgeRule(tone) },
}));

export const words = style({ ...type.m, display: 'grid', minWidth: 0 });

export const detail = style({
  ...type.s,
  color: color.text2,
  selectors: { ':has(:disabled) > * > &': { color: 'inherit' } },
});
