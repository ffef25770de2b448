import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({ display: 'inline-flex', flex: 'none' });

export const turning = style({
  display: 'inline-flex',
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const still = style({
  display: 'none',
  '@media': { [media.reducedMotion]: { display: 'inline-flex' } },
});
