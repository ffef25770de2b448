import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  lead: 'The price of this package is not known.',
  detail:
    'You cannot pay for it at the moment. Reload the page in a few minutes, or contact support.',
  close: 'Close',
};
