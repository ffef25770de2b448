import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  open: 'Filter',
  openWithCount: (count) => `Filter (${count})`,
  clear: 'Clear filters',
  show: 'Show results',
  nothingFound: 'Nothing matches the filters. Change them, or clear them to see everything.',
  emptyPage: 'There is nothing on this page.',
  firstPage: 'To the first page',
};
