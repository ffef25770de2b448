import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: 'Cloud order history',
  lead: (name) => `When “${name}” was started and shut down, newest first.`,
  toOrders: 'To the cloud orders',
  noMachine: 'This address names no machine. Choose the history of a machine in the cloud orders.',
  emptyPage: 'There are no sessions on this page.',
  firstPage: 'To the first page',
};
