export const words = {
  show: 'Show pictures',
  hide: 'Hide pictures',
};
