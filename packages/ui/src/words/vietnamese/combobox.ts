import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.combobox`. */
export const comboboxWords: WordGroup<'combobox'> = {
  name: 'combobox',
  vietnamese: {
    clear: (label) => `Bỏ chọn ${inSentence(label)}`,
    found: (count) => `${count} kết quả`,
  },
};
