import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  unsure: {
    lead: 'The server has not answered yet.',
    detail: 'We are asking again under the same transaction code, you are not charged twice.',
    ask: 'Ask now',
  },
};
