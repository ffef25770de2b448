const month = (count: number): string => (count === 1 ? 'month' : 'months');
const span = (months: number): string => `${months} ${month(months)}`;

/** English. */
export const words = {
  systems: { 'window server': 'Windows Server', ubuntu: 'Ubuntu' },
  about: (config: string, system: string) => `${config} (${system})`,
  months: 'Number of months',
  month,
  monthsOf: span,
  atLeast: 'At least 1 month',
  cost: {
    line: (months: number, price: string) => `${span(months)} × ${price}`,
    discount: (percent: number) => `Account discount ${percent}%`,
    balance: { rent: 'Balance after renting', extend: 'Balance after extending' },
    until: { rent: 'In use until about', extend: 'In use until' },
    noRefund: 'No refund once the machine is rented.',
    terms: 'Accounts that break the terms are locked for good.',
    missing: {
      lead: (amount: string) => `Your balance is ${amount} short.`,
      detail: (months: number, affordable: number | null) =>
        affordable === null
          ? `Top up to rent ${span(months)}.`
          : `Top up to rent ${span(months)}, or reduce to ${span(affordable)}.`,
      reduce: (months: number) => `Reduce to ${span(months)}`,
      topUp: (amount: string) => `Top up ${amount}`,
    },
  },
  cancel: 'Cancel',
  close: 'Close',
  sending: 'Sending…',
};
