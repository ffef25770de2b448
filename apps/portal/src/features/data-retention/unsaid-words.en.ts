export const words = {
  backUp: 'Back up your data before time runs out: after that it may be deleted.',
};
