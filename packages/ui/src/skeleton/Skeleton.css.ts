import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { layouts, media, radius, space } from '../theme/scale.ts';
import { traceColor } from '../theme/shared-styles.ts';

const breathe = keyframes({ '50%': { opacity: 0.7 } });

const bone = {
  display: 'block',
  borderRadius: radius.inner,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
} as const;

export const line = recipe({
  base: {
    ...bone,
    background: traceColor,
    maxWidth: '100%',
    height: '0.75em',
    marginBlock: '0.4em',
  },
  variants: {
    width: {
      full: { width: '100%' },
      long: { width: '75%' },
      half: { width: '50%' },
      short: { width: '5rem' },
    },
  },
});

export const block = recipe({
  base: {
    ...bone,
    border: `1px solid ${traceColor}`,
    borderRadius: radius.control,
    background: color.surface3,
  },
  variants: {
    height: {
      tag: { width: '6rem', height: '1.5rem' },
      plate: { width: 36, height: 36 },
      button: { width: '7rem', height: 40 },
      display: { width: '100%', height: '7.5rem' },
    },
  },
});

export const region = style({ minWidth: 0 });

export const card = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const cardHead = style({
  ...layouts.row,
  gap: space[12],
  padding: `${space[16]} ${space[16]} ${space[12]}`,
});

export const cardNames = style({ flex: '1 1 auto', minWidth: 0 });

export const cardBody = style({ paddingInline: space[16] });

/** As tall as the details of a card: four rows of 28 px. */
export const cardSpecs = style({
  fontSize: '0.8125rem',
  paddingBlock: space[12],
  display: 'grid',
  gap: 7,
});

export const cardFoot = style({
  display: 'flex',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.line}`,
});

export const tableHead = style({
  height: '3.25rem',
  borderBottom: `1px solid ${color.line2}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surface2,
});

export const tableRow = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[20],
  padding: `12px ${space[16]}`,
  fontSize: '0.8125rem',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const list = style({ display: 'grid', gap: space[12] });

export const listCard = style([card, { padding: `${space[12]} 14px` }]);
