export const words = {
  figure: '404',
  title: 'Oops!',
  message: "404 - The Page can't be found",
  explanation: 'There is no page at this address. It may be mistyped, or the page has moved.',
  home: 'To the home page',
};
