import type { KitWords } from '@tram/ui/words';
import type { Language } from '../boot/language.ts';
import { importChunk } from './import-chunk.ts';
import { type LoadedLanguage, i18n, type Catalogue } from './words.ts';

/** The English of every catalogue, by its file from `src`: the build finds them. */
const english = import.meta.glob<object>(['./**/*words.en.ts', '!./boot/**'], {
  base: '../',
  import: 'words',
});

/** Loads a catalogue's words of a language. Where they cannot be had the page goes on in Vietnamese. */
async function loadWords<Words>(
  catalogue: Catalogue<Words>,
  load: () => Promise<Words>,
): Promise<Words> {
  try {
    catalogue.translation = await importChunk(load);
  } catch {
    catalogue.translation = catalogue.vi;
  }
  return catalogue.translation;
}

async function englishOfKit(): Promise<KitWords | null> {
  try {
    return (await importChunk(() => import('./kit-words.en.ts'))).words;
  } catch {
    return null;
  }
}

/** Sends for the words of a catalogue, once. */
function prepare(catalogue: Catalogue<object>): void {
  const load = english[`./${catalogue.place}.en.ts`];
  if (load === undefined || catalogue.translationPromise !== undefined) return;
  const promise = loadWords(catalogue, load);
  catalogue.translationPromise = promise;
  // As React does with a promise that it has waited for: nobody waits for it again.
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
}

/**
 * Changes the language: loads its words for all that is on the page, so that showing it waits for nothing, and those of
 * every later catalogue as soon as that is here. Vietnamese has no words to wait for. `i18n.show` shows it.
 */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  i18n.language = language;
  if (language === 'vi') return { language, kit: null };
  i18n.onCatalogue = prepare;
  i18n.catalogues.forEach(prepare);
  const [kit] = await Promise.all([
    englishOfKit(),
    ...i18n.catalogues.map(({ translationPromise }) => translationPromise),
  ]);
  return { language, kit };
}
