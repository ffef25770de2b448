import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.field`. */
export const fieldWords: WordGroup<'field'> = {
  name: 'field',
  vietnamese: { optional: 'không bắt buộc' },
};
