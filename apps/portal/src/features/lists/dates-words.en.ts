export const words = {
  start: 'Start of rental',
  from: 'Rented from',
  to: 'Until',
};
