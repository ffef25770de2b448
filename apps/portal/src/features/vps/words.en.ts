import type { Words } from './words.vi.ts';

const month = (count: number): string => (count === 1 ? 'month' : 'months');
const span = (months: number): string => `${months} ${month(months)}`;

/** English. */
export const words: Words = {
  systems: { 'window server': 'Windows Server', ubuntu: 'Ubuntu' },
  about: (config, system) => `${config} (${system})`,
  months: 'Number of months',
  month,
  monthsOf: span,
  atLeast: 'At least 1 month',
  cost: {
    line: (months, price) => `${span(months)} × ${price}`,
    discount: (percent) => `Account discount ${percent}%`,
    balance: { rent: 'Balance after renting', extend: 'Balance after extending' },
    until: { rent: 'In use until about', extend: 'In use until' },
    noRefund: 'No refund once the machine is rented.',
    terms: 'Accounts that break the terms are locked for good.',
    missing: {
      lead: (amount) => `Your balance is ${amount} short.`,
      detail: (months, affordable) =>
        affordable === null
          ? `Top up to rent ${span(months)}.`
          : `Top up to rent ${span(months)}, or reduce to ${span(affordable)}.`,
      reduce: (months) => `Reduce to ${span(months)}`,
      topUp: (amount) => `Top up ${amount}`,
    },
  },
  cancel: 'Cancel',
  close: 'Close',
  sending: 'Sending…',
};
