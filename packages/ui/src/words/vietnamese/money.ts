import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.money`. */
export const moneyWords: WordGroup<'money'> = {
  name: 'money',
  vietnamese: { unit: 'VNĐ' },
};
