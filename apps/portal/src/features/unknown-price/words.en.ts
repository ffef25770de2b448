/** English. */
export const words = {
  lead: 'The price of this package is not known.',
  detail:
    'You cannot pay for it at the moment. Reload the page in a few minutes, or contact support.',
  close: 'Close',
};
