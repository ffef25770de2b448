import type { PcImageRefusal } from '@tram/machines/pc-image';
import type { pcWords } from './words.vi.ts';

/** Why an action cannot be begun, in words. */
export function refusalWords(refusal: PcImageRefusal, { refusals }: typeof pcWords.vi): string {
  return refusals[refusal];
}
