import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { hoverTransition } from '../theme/shared-styles.ts';

export const link = recipe({
  base: {
    borderRadius: 2,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    transition: hoverTransition('color', 'text-decoration-color'),
    selectors: { '&:hover': { textDecorationThickness: 2 } },
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  },
  variants: {
    tone: {
      accent: { color: color.accentText },
      inherit: { color: 'inherit' },
    },
  },
});
