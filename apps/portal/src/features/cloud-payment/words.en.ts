import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  toPay: 'Amount to pay',
  hardware: 'Additional hardware',
  discount: (percent) => `Account discount ${percent}%`,
  noRefund: 'No refund once the machine is rented.',
  terms: 'Accounts that break the terms are locked for good.',
  missing: {
    lead: (amount) => `Your balance is ${amount} short.`,
    detail: 'Top up and come back here, you need not choose again.',
    topUp: (amount) => `Top up ${amount}`,
  },
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
};
