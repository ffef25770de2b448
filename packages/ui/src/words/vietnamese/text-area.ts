import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.textArea`. */
export const textAreaWords: WordGroup<'textArea'> = {
  name: 'textArea',
  vietnamese: { count: (length, limit) => `${length} trên ${limit} ký tự` },
};
