import { messageWords } from '../../app/message-words.vi.ts';
import { currentWords } from '../../app/words.ts';

/** The server's words, in the customer's language where a translation is known, with a full stop, so that a sentence can follow. */
export function asSentence(words: string): string {
  const said = currentWords(messageWords).say(words);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
