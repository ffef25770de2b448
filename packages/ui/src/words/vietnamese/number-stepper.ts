import { inSentence } from '../in-sentence.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.numberStepper`. */
export const numberStepperWords: WordGroup<'numberStepper'> = {
  name: 'numberStepper',
  vietnamese: {
    decrease: (label) => `Giảm ${inSentence(label)}`,
    increase: (label) => `Tăng ${inSentence(label)}`,
    usualValues: 'Giá trị hay dùng',
  },
};
