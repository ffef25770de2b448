import { importChunk } from './import-chunk.ts';
import type * as Speech from './speak.ts';

export function loadSpeech(): Promise<typeof Speech> {
  return importChunk(() => import('./speak.ts'));
}
