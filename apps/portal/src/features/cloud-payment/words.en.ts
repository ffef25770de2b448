/** English. */
export const words = {
  toPay: 'Amount to pay',
  hardware: 'Additional hardware',
  discount: (percent: number) => `Account discount ${percent}%`,
  noRefund: 'No refund once the machine is rented.',
  terms: 'Accounts that break the terms are locked for good.',
  missing: {
    lead: (amount: string) => `Your balance is ${amount} short.`,
    detail: 'Top up and come back here, you need not choose again.',
    topUp: (amount: string) => `Top up ${amount}`,
  },
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
};
