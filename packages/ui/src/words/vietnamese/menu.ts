import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.menu`. */
export const menuWords: WordGroup<'menu'> = {
  name: 'menu',
  vietnamese: { close: 'Đóng' },
};
