import { dataWords } from './english/data.ts';
import { dateWords } from './english/dates.ts';
import { fileWords } from './english/files.ts';
import { formWords } from './english/forms.ts';
import { overlayWords } from './english/overlays.ts';
import type { KitWords } from './KitWords.ts';

/**
 * All of the kit's words in English, for `KitWordsProvider`. Money stays VND, and amounts and dates keep the form that they have
 * in Vietnamese (`1.284.500`, `DD/MM/YYYY`): the same figure stands in bank applications and contracts. Load it when the
 * language is chosen. Messages of your own schemas go into `form.message`.
 *
 * @example <KitWordsProvider words={{ ...englishWords, form: { message: inEnglish } }}>…</KitWordsProvider>
 */
export const englishWords: KitWords = {
  ...formWords,
  ...dateWords,
  ...fileWords,
  ...overlayWords,
  ...dataWords,
};
