import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, easing, media, radius, type } from '../theme/scale.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [media.coarsePointer]: { minHeight: 44, paddingBlock: 11 } },
});

export const words = style({ ...type.m, minWidth: 0 });

/** Stands in the middle of the first line of its words. */
export const checkbox = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 18,
  height: 18,
  margin: 0,
  marginBlockStart: `calc((${type.m.lineHeight} - 18px) / 2)`,
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.inner,
  background: color.raised,
  color: color.onAccent,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${duration.hover} ${easing}, border-color ${duration.hover} ${easing}`,
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
    '&:disabled': { borderColor: color.line2, background: color.surface3, color: color.text3 },
  },
  '@media': {
    // The system draws its own box, which keeps the customer's colours.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
  },
});

function edge(tone: string) {
  return style({ borderColor: tone, boxShadow: `inset 0 0 0 1px ${tone}` });
}

/** Edge of a box whose field has a status. */
export const checkboxStatus = {
  invalid: edge(color.tone.invalid.icon),
  warn: edge(color.tone.caution.icon),
};

export const list = style({ display: 'grid', gap: 8 });
