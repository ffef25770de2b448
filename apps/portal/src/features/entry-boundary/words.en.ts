import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  card: 'This entry cannot be shown at the moment. The others are not affected; reload the page, or contact support if you need it.',
  cell: 'Cannot be shown',
};
