import type { KitWords } from '@tram/ui/words';
import { languageKey, type Language } from '../boot/language.ts';
import { importChunk } from './import-chunk.ts';
import { writeStoredText } from './stored.ts';
import { type Spoken, speech, type Catalogue } from './words.ts';

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
    catalogue.spoken = await importChunk(load);
  } catch {
    catalogue.spoken = catalogue.vi;
  }
  return catalogue.spoken;
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
  if (load === undefined || catalogue.coming !== undefined) return;
  const coming = loadWords(catalogue, load);
  catalogue.coming = coming;
  // As React does with a promise that it has waited for: nobody waits for it again.
  void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
}

/**
 * Speaks a language from now on: loads its words for all that is on the page, so that showing it waits for nothing, and those of
 * every later catalogue as soon as that is here. Vietnamese has no words to wait for. `speech.show` shows it.
 */
export async function speak(language: Language): Promise<Spoken> {
  speech.language = language;
  document.documentElement.lang = language;
  if (language === 'vi') return { language, kit: null };
  speech.arrives = prepare;
  speech.known.forEach(prepare);
  const [kit] = await Promise.all([englishOfKit(), ...speech.known.map(({ coming }) => coming)]);
  return { language, kit };
}

/** Shows the page in another language as soon as its words are here, and keeps the choice in this browser for later visits. */
export async function chooseLanguage(language: Language): Promise<void> {
  // It holds for this page where the browser stores nothing.
  writeStoredText('localStorage', languageKey, language);
  speech.show?.(await speak(language));
}
