import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.secretField`. */
export const secretFieldWords: WordGroup<'secretField'> = {
  name: 'secretField',
  vietnamese: {
    show: (label) => `Hiện ${inSentence(label)}`,
    hide: (label) => `Ẩn ${inSentence(label)}`,
    hidden: 'đã ẩn',
    missing: 'Chưa có',
    notKept: 'Không lưu trên thiết bị này',
  },
};
