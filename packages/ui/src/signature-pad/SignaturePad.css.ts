import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { layouts, media, radius, space } from '../theme/scale.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

const statusRule = (tone: string) => ({
  borderColor: tone,
  boxShadow: `0 0 0 1px ${tone}`,
  '@media': { [media.forcedColors]: { borderWidth: 2 } },
});

/** White in both themes: it is the paper that goes into the contract. */
export const frame = recipe({
  base: {
    position: 'relative',
    height: '13.5rem',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.control,
    background: '#ffffff',
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    status: {
      plain: {},
      invalid: statusRule(color.tone.invalid.icon),
      warn: statusRule(color.tone.caution.icon),
    },
  },
});

/** The page must not scroll under a finger that writes. */
export const canvas = recipe({
  base: { display: 'block', width: '100%', height: '100%', touchAction: 'none' },
  variants: {
    inert: { false: { cursor: 'crosshair' }, true: { pointerEvents: 'none', opacity: 0.6 } },
  },
});

/** The line to write on is of the page, not of the signature. */
export const writingLine = style({
  position: 'absolute',
  insetInline: space[20],
  top: '78%',
  borderTop: '1px dashed #848992',
  pointerEvents: 'none',
});

export const tools = style({
  position: 'absolute',
  top: space[8],
  insetInlineEnd: space[8],
  ...layouts.wrap,
  justifyContent: 'flex-end',
  gap: space[8],
});

export const below = style({ display: 'grid', justifyItems: 'start', gap: space[12] });

// A button without an edge is seen by its words alone: they begin where the pad does.
globalStyle(`${below} > button`, { marginInlineStart: -14 });

export const typing = style({ width: '100%', maxWidth: '24rem' });
