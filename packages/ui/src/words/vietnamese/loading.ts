import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.loading`. */
export const loadingWords: WordGroup<'loading'> = {
  name: 'loading',
  vietnamese: { label: 'Đang tải…' },
};
