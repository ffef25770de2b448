import { defineWords } from '../../app/words.ts';

const vietnamese = { open: 'Lịch hết hạn' };

/** What the words of the button are, in any language. */
export type ExpiryEntryWords = typeof vietnamese;

/** Words of the button in the head of a page of machines; those of what it opens come with its code. */
export const expiryEntryWords = defineWords<ExpiryEntryWords>(vietnamese, {
  en: async () => (await import('./entry-words.en.ts')).words,
});
