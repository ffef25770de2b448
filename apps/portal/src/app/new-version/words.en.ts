export const words = {
  title: 'A new version is available',
  detail:
    'Finish what you are doing. Reload whenever you like; your next visit will use it anyway.',
  reload: 'Reload the page',
};
