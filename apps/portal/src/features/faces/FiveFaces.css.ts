import { keyframes, style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

const dim = keyframes({ to: { opacity: 0.6 } });

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

/** Another page is on its way: what is shown dims, but only when that takes longer than a second. */
export const previous = style({ animation: `${dim} 180ms ease 1s forwards` });
