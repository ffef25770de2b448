export const words = {
  title: 'User guides',
  lead: 'Each guide opens in a new tab.',
  list: 'Guides',
  empty: 'Guides will show here.',
  failed: {
    title: 'The guides have not loaded',
    unaffected: 'The machines you rent keep running.',
  },
};
