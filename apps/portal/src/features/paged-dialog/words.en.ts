/** English. */
export const words = {
  close: 'Close',
  loading: 'Loading…',
  pages: 'Pages in the dialog',
  emptyPage: 'There is nothing on this page.',
  firstPage: 'To the first page',
};
