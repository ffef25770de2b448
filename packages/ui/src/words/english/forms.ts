import { inSentence } from './in-sentence.ts';
import type { KitWords } from '../KitWords.ts';

type Groups =
  | 'button'
  | 'field'
  | 'form'
  | 'errorSummary'
  | 'passwordField'
  | 'moneyField'
  | 'numberStepper'
  | 'searchField'
  | 'textArea'
  | 'combobox'
  | 'otpField';

/** English of buttons, forms and the fields in which something is typed. */
export const formWords: Pick<KitWords, Groups> = {
  button: { sending: 'Sending…' },
  field: { optional: 'optional' },
  // The kit knows no schema: whoever does puts the English of its messages here.
  form: { message: (message) => message },
  errorSummary: {
    left: (count) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
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
