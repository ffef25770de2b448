import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media, type } from '../theme/scale.ts';
import * as shared from '../theme/shared-styles.ts';

export const list = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.coarsePointer]: { gap: 4 } },
});

export const row = style(shared.choiceRowRule);

export const radio = style({
  ...shared.choiceMarkRule,
  borderRadius: '50%',
  selectors: {
    // An edge of the accent around a centre in the surface's colour, as in a `ChoiceList`.
    '&:checked': { border: `5px solid ${color.accent}` },
    '&:disabled': { borderColor: color.line2, background: shared.disabledGround },
    '&:checked:disabled': { borderColor: color.text3 },
  },
  // The system draws its own, which keeps the customer's colours.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The chosen radio keeps its own edge. */
export const radioStatus = styleVariants(shared.statusEdgeColors, (tone) => ({
  selectors: { '&:not(:checked)': shared.statusEdgeRule(tone) },
}));

export const words = style({ ...type.m, display: 'grid', minWidth: 0 });

export const detail = style({
  ...type.s,
  color: color.text2,
  selectors: { ':has(:disabled) > * > &': { color: 'inherit' } },
});
