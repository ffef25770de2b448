import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.link`. */
export const linkWords: WordGroup<'link'> = {
  name: 'link',
  vietnamese: { newTab: 'mở trong thẻ mới' },
};
