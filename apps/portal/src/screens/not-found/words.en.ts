import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  figure: '404',
  title: 'Oops!',
  message: "404 - The Page can't be found",
  explanation: 'There is no page at this address. It may be mistyped, or the page has moved.',
  home: 'To the home page',
};
