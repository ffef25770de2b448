import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.price`. */
export const priceWords: WordGroup<'price'> = {
  name: 'price',
  vietnamese: { original: 'giá gốc', discount: (percent) => `Giảm ${percent}%` },
};
