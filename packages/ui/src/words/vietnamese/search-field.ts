import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.searchField`. */
export const searchFieldWords: WordGroup<'searchField'> = {
  name: 'searchField',
  vietnamese: { clear: 'Xóa nội dung tìm' },
};
