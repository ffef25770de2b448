import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.moneyField`. */
export const moneyFieldWords: WordGroup<'moneyField'> = {
  name: 'moneyField',
  vietnamese: { unit: 'VNĐ', usualAmounts: 'Số tiền hay dùng' },
};
