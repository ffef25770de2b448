import { importChunk } from './import-chunk.ts';
import type * as LanguageLoader from './language-loader.ts';

export function importLanguageLoader(): Promise<typeof LanguageLoader> {
  return importChunk(() => import('./language-loader.ts'));
}
