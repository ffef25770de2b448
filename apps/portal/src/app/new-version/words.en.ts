export const words = {
  title: 'A new version is here',
  detail: 'Finish what you are doing. Reload whenever you like, the next visit has it too.',
  reload: 'Reload the page',
};
