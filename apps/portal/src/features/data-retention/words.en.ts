import { words as unsaidWords } from './unsaid-words.en.ts';

export const words = {
  unsaid: unsaidWords.backUp,
  lead: 'Your data when the rental ends.',
};
