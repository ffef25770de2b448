import type { KitWords } from '@tram/ui/words';
import { englishWords } from '@tram/ui/words/english';
import { words as messages } from './message-words.en.ts';

/** The kit's English; what schemas and the server say in forms goes the same way as every message. */
export const words: KitWords = { ...englishWords, form: { message: messages.say } };
