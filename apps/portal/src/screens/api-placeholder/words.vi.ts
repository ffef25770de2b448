import { defineWords } from '../../app/words.ts';

const vietnamese = { title: 'API' };

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

export const apiPlaceholderWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
