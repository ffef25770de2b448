import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.receipt`. */
export const receiptWords: WordGroup<'receipt'> = {
  name: 'receipt',
  vietnamese: { total: 'Tổng tiền', becomes: 'thành' },
};
