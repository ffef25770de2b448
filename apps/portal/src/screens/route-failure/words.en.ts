export const words = {
  title: 'Unexpected Application Error!',
  explanation:
    'Something unexpected went wrong on this screen. The machines you rent and your balance are not affected.',
  reload: 'Reload the page',
  home: 'To the home page',
  details: 'Details of the error',
};
