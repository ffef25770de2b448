import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, layouts, radius, space, type } from '../theme/scale.ts';
import { eachTone, toneIconRules } from '../theme/shared-styles.ts';

export const tag = recipe({
  base: {
    ...layouts.inlineRow,
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
    tone: eachTone(({ background, border, text }) => ({
      background,
      borderColor: border,
      color: text,
    })),
    bare: { true: { paddingInline: space[8] } },
  },
});

export const tagIcon = recipe({
  base: { display: 'inline-flex', flex: 'none' },
  variants: { tone: toneIconRules },
});

export const tagText = style({ minWidth: 0 });
