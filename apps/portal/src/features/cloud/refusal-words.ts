import type { CloudImageRefusal } from '@tram/machines/cloud-image/rules';
import type { cloudWords } from './words.vi.ts';

/** Why an action cannot be begun, in words. */
export function refusalWords(
  refusal: CloudImageRefusal,
  { refusals }: typeof cloudWords.vi,
): string {
  return refusals[refusal];
}
