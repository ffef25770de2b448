const unitOf = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`);
const span = (period: number, unit: string): string => `${period} ${unitOf(period, unit)}`;

export const words = {
  units: { hour: 'hour', day: 'day', month: 'month' },
  unitOf,
  unitLabels: { hour: 'Hour', day: 'Day', month: 'Month' },
  span,
  takenElsewhere: 'This machine has just been rented in another tab',
  rent: {
    title: (name: string) => `Rent “${name}”`,
    submit: (total: string) => `Rent, pay ${total}`,
    submitWithoutPrice: 'Rent',
    refused: 'The machine was not rented.',
  },
  extend: {
    title: (name: string) => `Extend “${name}”`,
    submit: (total: string) => `Extend, pay ${total}`,
    submitWithoutPrice: 'Extend',
    refused: 'The rental was not extended.',
  },
  unit: 'Rent by',
  period: (unit: string) => `Number of ${unit}s`,
  atLeast: (unit: string) => `At least 1 ${unit}`,
  line: (period: number, unit: string, price: string) => `${span(period, unit)} × ${price}`,
  until: 'In use until about',
  cheaper: {
    lead: (term: string, total: string) => `Renting ${term} costs only ${total}.`,
    detail: (saving: string, extraHours: number) =>
      extraHours === 0
        ? `${saving} cheaper for the same time.`
        : `${saving} cheaper and ${span(extraHours, 'hour')} longer.`,
    choose: (term: string) => `Choose ${term}`,
  },
};
