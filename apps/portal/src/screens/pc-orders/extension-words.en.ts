export const words = {
  title: (name: string) => `Extend “${name}”`,
  titleWithoutName: 'Extend',
  gone: 'This machine is no longer in your list, so it cannot be extended.',
  failed: {
    title: 'The machine details have not loaded',
    unaffected: 'Nothing was charged, and the machine keeps running.',
  },
};
