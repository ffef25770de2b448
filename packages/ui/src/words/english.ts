import { basicWords } from './english/basics.ts';
import { dateWords } from './english/dates.ts';
import { dialogWords } from './english/dialogs.ts';
import { fieldWords } from './english/fields.ts';
import { fileWords } from './english/files.ts';
import { frameWords } from './english/frame.ts';
import { tableWords } from './english/tables.ts';
import { valueWords } from './english/values.ts';
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
