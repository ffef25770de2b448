export const words = {
  title: 'User guides',
  lead: 'Each guide opens in a new tab.',
  list: 'Guides',
  empty: 'Guides will show here.',
  failed: 'The guides have not loaded',
};
