import { defineWords } from './words.ts';

/** Messages that are not a screen's own. */
export const messageWords = defineWords('app/message-words', {
  /**
   * What the server or a schema says, in the customer's language. It comes in Vietnamese.
   * @param message one that is not known stays as it came
   */
  say: (message: string): string => message,
});
