import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  card: 'This entry cannot be shown at the moment. Please reload the page or contact support.',
  cell: 'Cannot be shown',
};
