import { defineWords } from '../../app/words.ts';

export const apiPlaceholderWords = defineWords({ title: 'API' });
