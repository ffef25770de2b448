export const words = {
  title: 'Cloud order history',
  lead: (name: string) => `When “${name}” was started and shut down, newest first.`,
  toOrders: 'To the cloud orders',
  noMachine: 'This address names no machine. Choose the history of a machine in the cloud orders.',
  emptyPage: 'There are no sessions on this page.',
};
