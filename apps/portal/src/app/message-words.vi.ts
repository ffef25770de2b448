import { defineWords } from './words.ts';

const vietnamese = {
  /**
   * What the server or a schema says, in the customer's language. It comes in Vietnamese.
   * @param message one that is not known stays as it came
   */
  say: (message: string): string => message,
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Messages that are not a screen's own. */
export const messageWords = defineWords(vietnamese, {
  en: async () => (await import('./message-words.en.ts')).words,
});
