import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, radius, space, type } from '../theme/scale.ts';
import { toneIconRules } from '../theme/shared-styles.ts';

type ToneTokens = (typeof color.tone)['neutral'];

function toneColors(tone: ToneTokens) {
  return { background: tone.background, borderColor: tone.border, color: tone.text };
}

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxWidth: '100%',
    minHeight: '1.5rem',
    padding: '1px 7px 1px 6px',
    border: '1px solid',
    borderRadius: radius.control,
    ...type.s,
    fontWeight: fontWeight.label,
    // A raw value from the server may be one long word.
    overflowWrap: 'anywhere',
    verticalAlign: 'middle',
  },
  variants: {
    tone: {
      neutral: toneColors(color.tone.neutral),
      info: toneColors(color.tone.info),
      positive: toneColors(color.tone.positive),
      caution: toneColors(color.tone.caution),
      warning: toneColors(color.tone.warning),
      critical: toneColors(color.tone.critical),
      invalid: toneColors(color.tone.invalid),
    },
    bare: { true: { paddingInline: space[8] } },
  },
});

export const tagIcon = recipe({
  base: { display: 'inline-flex', flex: 'none' },
  variants: { tone: toneIconRules },
});

export const tagText = style({ minWidth: 0 });
