import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  promise: ['Your machine is here,', 'open Remote Desktop and get to work.'],
  support: 'Support',
  supportHours: (hours) => `${hours} every day`,
  hotline: 'Hotline',
  zalo: 'Zalo',
  failed: {
    lead: 'The page has not loaded completely.',
    before: 'Check your network and ',
    reload: 'reload the page',
    after: '.',
  },
};
