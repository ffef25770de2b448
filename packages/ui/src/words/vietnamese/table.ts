import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.table`. */
export const tableWords: WordGroup<'table'> = {
  name: 'table',
  vietnamese: {
    more: 'Chi tiết',
    less: 'Thu gọn',
    sortBy: 'Sắp xếp theo',
    notSorted: 'Thứ tự ban đầu',
    order: (column, direction) =>
      `${column}, ${direction === 'ascending' ? 'tăng dần' : 'giảm dần'}`,
    sorted: (order) => `Đã sắp xếp theo ${inSentence(order)}`,
  },
};
