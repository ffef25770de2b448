/** English. */
export const words = {
  unsure: {
    lead: 'The server has not answered yet.',
    detail: 'We are asking again under the same transaction code, you are not charged twice.',
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
    },
    told: 'We cannot tell whether your payment went through. Please check your orders and your balance before you try again',
  },
};
