import { messageWords } from '../../app/message-words.vi.ts';
import { currentWords } from '../../app/words.ts';

/** The server's words, in the customer's language where they are known, with a full stop: they can stand before a sentence of ours. */
export function asSentence(words: string): string {
  const said = currentWords(messageWords).say(words);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
