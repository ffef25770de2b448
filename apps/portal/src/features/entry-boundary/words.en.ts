/** English. */
export const words = {
  card: 'This entry cannot be shown at the moment. Please reload the page or contact support.',
  cell: 'Cannot be shown',
};
