/** English. */
export const words = {
  open: 'Filter',
  openWithCount: (count: number) => `Filter (${count})`,
  clear: 'Clear filters',
  show: 'Show results',
  nothingFound: 'Nothing matches the filters. Change them, or clear them to see everything.',
  emptyPage: 'There is nothing on this page.',
  firstPage: 'To the first page',
};
