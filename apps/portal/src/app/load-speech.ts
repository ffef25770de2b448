import { importChunk } from './import-chunk.ts';
import type * as Speech from './speak.ts';

/** The code that loads another language. */
export function loadSpeech(): Promise<typeof Speech> {
  return importChunk(() => import('./speak.ts'));
}
