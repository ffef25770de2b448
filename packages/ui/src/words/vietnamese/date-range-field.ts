import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.dateRangeField`. */
export const dateRangeFieldWords: WordGroup<'dateRangeField'> = {
  name: 'dateRangeField',
  vietnamese: {
    from: 'Từ ngày',
    to: 'Đến ngày',
    fault: (end, fault) => `${end}: ${inSentence(fault)}`,
  },
};
