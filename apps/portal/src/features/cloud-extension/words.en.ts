import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: (name) => `Extend “${name}”`,
  balance: 'Balance after extending',
  granted: 'Adds',
  term: (days, hours) => `${days} days, ${hours} hours`,
  until: 'Valid until',
  left: 'Hours of use left',
  hours: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  submit: (total) => `Extend, pay ${total}`,
  refused: 'The rental was not extended.',
  tooFar: 'The machine is paid for almost 5 years ahead, please extend it later.',
};
