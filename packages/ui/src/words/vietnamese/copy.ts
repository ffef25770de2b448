import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.copy`. */
export const copyWords: WordGroup<'copy'> = {
  name: 'copy',
  vietnamese: {
    copy: 'Sao chép',
    copyNamed: (label) => `Sao chép ${inSentence(label)}`,
    copied: 'Đã chép',
    selected: 'Đã chọn, hãy chép bằng tay',
  },
};
