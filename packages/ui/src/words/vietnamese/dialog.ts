import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.dialog`. */
export const dialogWords: WordGroup<'dialog'> = {
  name: 'dialog',
  vietnamese: { close: 'Đóng' },
};
