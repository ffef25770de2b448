export const words = {
  status: 'Status',
  all: 'All',
  open: 'Filter',
  openWithCount: (count: number) => `Filter (${count})`,
  clear: 'Clear filters',
  show: 'Show results',
  nothingFound: 'Nothing matches the filters. Change them, or clear them to see everything.',
  emptyPage: 'There is nothing on this page.',
  firstPage: 'To the first page',
  goTo: {
    label: 'Go to page',
    go: 'Go',
    refused: (last: number) => `Enter a number from 1 to ${last}`,
  },
  dialog: {
    loading: 'Loading…',
    pages: 'Pages in the dialog',
  },
  unshown: {
    card: 'This entry cannot be shown at the moment. Please reload the page or contact support.',
    cell: 'Cannot be shown',
  },
};
