import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.errorState`. */
export const errorStateWords: WordGroup<'errorState'> = {
  name: 'errorState',
  vietnamese: { retry: 'Tải lại' },
};
