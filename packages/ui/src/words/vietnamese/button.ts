import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.button`. */
export const buttonWords: WordGroup<'button'> = {
  name: 'button',
  vietnamese: { sending: 'Đang gửi…' },
};
