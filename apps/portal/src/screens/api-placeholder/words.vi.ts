import { defineWords } from '../../app/words.ts';

export const apiPlaceholderWords = defineWords('screens/api-placeholder/words', { title: 'API' });
