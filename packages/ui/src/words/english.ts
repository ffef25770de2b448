import { fieldWords, dateWords, fileWords } from './english/fields.ts';
import { frameWords, basicWords, dialogWords } from './english/frame.ts';
import { valueWords, tableWords } from './english/values.ts';
import type { KitWords } from './KitWords.ts';

/**
 * All of the kit's words in English, for `KitWordsProvider`. Money stays VND, and amounts and dates keep the form that they have
 * in Vietnamese (`1.284.500`, `DD/MM/YYYY`): the same figure stands in bank applications and contracts. Load it when the
 * language is chosen. Messages of your own schemas go into `form.message`.
 *
 * @example <KitWordsProvider words={{ ...englishWords, form: { message: inEnglish } }}>…</KitWordsProvider>
 */
export const englishWords: KitWords = {
  ...basicWords,
  ...frameWords,
  ...valueWords,
  ...fieldWords,
  ...dialogWords,
  ...tableWords,
  ...dateWords,
  ...fileWords,
};
