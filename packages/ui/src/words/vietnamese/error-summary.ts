import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.errorSummary`. */
export const errorSummaryWords: WordGroup<'errorSummary'> = {
  name: 'errorSummary',
  vietnamese: { left: (count) => `Còn ${count} mục cần sửa` },
};
