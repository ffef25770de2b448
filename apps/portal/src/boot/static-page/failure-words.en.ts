export const words = {
  title: 'This page is not ready yet',
  unusable: 'This page is being set up and cannot be used yet. Please come back later. Thank you.',
  unreachable: 'The page could not be loaded. Please check your network and reload it.',
  reload: 'Reload the page',
  forOperator: 'For the operator:',
};
