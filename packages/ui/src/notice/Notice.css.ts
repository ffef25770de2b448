import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, media, radius, type } from '../theme/scale.ts';
import { eachTone, toneIconRules } from '../theme/shared-styles.ts';

export const notice = recipe({
  base: {
    ...type.s,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '11px 15px',
    border: '1px solid',
    borderRadius: radius.control,
    color: color.text,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: eachTone(({ background, border }) => ({ background, borderColor: border })),
  },
});

export const noticeIcon = recipe({
  base: { display: 'inline-flex', flex: 'none' },
  variants: { tone: toneIconRules },
});

export const words = style({ flex: '1 1 auto', minWidth: 0 });
export const lead = style({ fontWeight: fontWeight.strong });
export const action = style({ flex: 'none', alignSelf: 'center' });
export const layout = style({
  ...layouts.wrap,
  flex: '1 1 auto',
  gap: '8px 12px',
  minWidth: 0,
});
