export const words = {
  dialog: {
    discount: (percent: number) => `Account discount ${percent}%`,
    balance: { rent: 'Balance after renting', extend: 'Balance after extending' },
    noRefund: 'No refund once the machine is rented.',
    terms: 'Accounts that break the terms are locked for good.',
    missing: {
      lead: (amount: string) => `Your balance is ${amount} short.`,
      detail(wanted: string | null, affordable: string | null) {
        if (wanted === null) return 'Top up and come back here, you will not have to choose again.';
        if (affordable === null) return `Top up to rent ${wanted}.`;
        return `Top up to rent ${wanted}, or reduce to ${affordable}.`;
      },
      reduce: (affordable: string) => `Reduce to ${affordable}`,
      topUp: (amount: string) => `Top up ${amount}`,
    },
    sending: 'Sending…',
    cancel: 'Cancel',
    close: 'Close',
  },
  priceChange: {
    lead: (from: string, to: string) => `The price has just changed: ${from} → ${to}`,
    nothingCharged: 'Nothing was charged',
    confirm: 'If you accept the new price, press the button below.',
  },
  awaited: (sum: string | null) =>
    sum === null ? 'Waiting for the payment' : `Waiting for ${sum} to go through`,
  charged: (sum: string) => `${sum} charged`,
  unsure: {
    lead: 'The server has not answered yet.',
    detail: 'We are asking again with the same transaction code, so you are not charged twice.',
    ask: 'Ask now',
  },
  checking: {
    lead: 'The server has not answered yet.',
    detail:
      'We are looking at your orders and your balance to find out what happened. Nothing is sent again.',
    ask: 'Look now',
  },
  unconfirmed: {
    lead: (order: string | null) =>
      order === null
        ? 'We cannot tell whether your last payment went through.'
        : `We cannot tell whether your last payment (${order}) went through.`,
    findings: {
      unchanged:
        'No order has changed and your balance is the same as before. Paying again will be a new payment.',
      'balance-lower':
        'Your balance is lower, but no order has changed yet. Please wait a few minutes or contact support before you pay again.',
      unreadable:
        'We could not look at your orders and your balance. Please check your list of orders before you pay again.',
      'price-changed':
        'The price is no longer the one you confirmed, so we did not ask again. Please check your orders and your balance before you pay the new price.',
    },
    told: 'We cannot tell whether your payment went through. Please check your orders and your balance before you try again',
  },
  unknownPrice: {
    lead: 'The price of this package is not known.',
    detail:
      'You cannot pay for it at the moment. Reload the page in a few minutes, or contact support.',
  },
};
