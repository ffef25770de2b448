import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.emptyState`. */
export const emptyStateWords: WordGroup<'emptyState'> = {
  name: 'emptyState',
  vietnamese: { title: 'Không có dữ liệu' },
};
