export const words = {
  show: 'Show pictures',
  hide: 'Show the list',
};
