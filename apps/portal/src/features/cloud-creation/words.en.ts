import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: (offer) => `Rent cloud machine “${offer}”`,
  name: 'Image name',
  nameHint: (offer) => `Left empty, the machine is called “${offer}”.`,
  placeholder: 'For example: Valorant on Friday night',
  balance: 'Balance after renting',
  grants: 'Time of use',
  term: (days, hours, session) => `${days} days, ${hours} hours, up to ${session} hours a session`,
  submit: (total) => `Rent, pay ${total}`,
  refused: 'The machine was not rented.',
  full: 'No machine of this package is free (Server Full).',
  created: 'Created',
};
