import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { media, radius } from '../theme/scale.ts';
import { hoverTransition } from '../theme/shared-styles.ts';

const live = '&:not([aria-disabled="true"])';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'transparent',
    color: color.text2,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: hoverTransition('background-color', 'color'),
    selectors: {
      [`${live}:hover`]: { background: color.surface3, color: color.text },
      [`${live}:active`]: { borderColor: color.line2 },
      '&[aria-disabled="true"]': { color: color.text3, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarsePointer]: { minWidth: 44, minHeight: 44 },
      [media.forcedColors]: {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  },
  variants: {
    theme: {
      // It may reach into the lines above and below, which a border, seen in forced colours, would cross.
      plain: { '@media': { [media.forcedColors]: { borderStyle: 'none' } } },
      secondary: {
        background: color.raised,
        borderColor: color.line2,
        selectors: {
          '&[aria-disabled="true"]': { background: color.surface3, borderColor: 'transparent' },
        },
      },
    },
    size: {
      s: { width: 32, height: 32 },
      m: { width: 40, height: 40 },
    },
  },
});
