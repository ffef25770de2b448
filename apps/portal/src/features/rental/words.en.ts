import type { Words } from './words.vi.ts';

const unitOf = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);
const span = (period: number, unit: string): string => `${period} ${unitOf(period, unit)}`;

/** English. */
export const words: Words = {
  units: { hour: 'hour', day: 'day', month: 'month' },
  unitOf,
  unitLabels: { hour: 'Hour', day: 'Day', month: 'Month' },
  span,
  rent: {
    title: (name) => `Rent “${name}”`,
    submit: (total) => `Rent, pay ${total}`,
    submitWithoutPrice: 'Rent',
    balance: 'Balance after renting',
    refused: 'The machine was not rented.',
  },
  extend: {
    title: (name) => `Extend “${name}”`,
    submit: (total) => `Extend, pay ${total}`,
    submitWithoutPrice: 'Extend',
    balance: 'Balance after extending',
    refused: 'The rental was not extended.',
  },
  unit: 'Rent by',
  period: (unit) => `Number of ${unit}s`,
  atLeast: (unit) => `At least 1 ${unit}`,
  line: (period, unit, price) => `${span(period, unit)} × ${price}`,
  discount: (percent) => `Account discount ${percent}%`,
  until: 'In use until about',
  noRefund: 'No refund once the machine is rented.',
  terms: 'Accounts that break the terms are locked for good.',
  cheaper: {
    lead: (term, total) => `Renting ${term} costs only ${total}.`,
    detail: (saving, extraHours) =>
      extraHours === 0
        ? `${saving} cheaper for the same time.`
        : `${saving} cheaper and ${span(extraHours, 'hour')} longer.`,
    choose: (term) => `Choose ${term}`,
  },
  missing: {
    lead: (amount) => `Your balance is ${amount} short.`,
    detail: (wanted, affordable) =>
      affordable === null
        ? `Top up to rent ${wanted}.`
        : `Top up to rent ${wanted}, or reduce to ${affordable}.`,
    topUp: (amount) => `Top up ${amount}`,
    reduce: (affordable) => `Reduce to ${affordable}`,
  },
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
};
