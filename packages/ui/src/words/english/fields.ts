import type { KitWords } from '../KitWords.ts';
import { inSentence } from './in-sentence.ts';

type Groups = 'moneyField' | 'numberStepper' | 'searchField' | 'textArea' | 'combobox' | 'otpField';

/** English of the fields in which something is typed. */
export const fieldWords: Pick<KitWords, Groups> = {
  moneyField: { unit: 'VND', usualAmounts: 'Usual amounts' },
  numberStepper: {
    decrease: (label) => `Decrease ${inSentence(label)}`,
    increase: (label) => `Increase ${inSentence(label)}`,
    usualValues: 'Usual values',
  },
  searchField: { clear: 'Clear search' },
  textArea: { count: (length, limit) => `${length} of ${limit} characters` },
  combobox: {
    clear: (label) => `Clear ${inSentence(label)}`,
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  otpField: { checking: 'Checking the code…' },
};
