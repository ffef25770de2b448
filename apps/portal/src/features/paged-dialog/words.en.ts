import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  close: 'Close',
  loading: 'Loading…',
  pages: 'Pages in the dialog',
  emptyPage: 'There is nothing on this page.',
  firstPage: 'To the first page',
};
