import type { Language } from '../boot/language.ts';
import { importChunk } from './import-chunk.ts';
import type { LoadedLanguage } from './words.ts';

/** `loadLanguage` of a chunk of its own, which a page in Vietnamese does not need. */
export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const loader = await importChunk(() => import('./language-loader.ts'));
  return loader.loadLanguage(language);
}
