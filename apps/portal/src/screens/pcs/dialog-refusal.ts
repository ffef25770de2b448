import type { PcImageRefusal } from '@tram/machines/pc-image';
import { refusalWords } from '../../features/pc/refusal-words.ts';
import type { pcWords } from '../../features/pc/words.vi.ts';

/**
 * Why a dialog that is open, by a link perhaps, has nothing to offer, in words; null where it has. What passes by itself in a
 * moment closes no dialog, and what a tunnel lacks is said by its own dialog.
 */
export function dialogRefusal(
  refusal: PcImageRefusal | null,
  words: typeof pcWords.vi,
): string | null {
  switch (refusal) {
    case null:
    case 'busy':
    case 'payment-pending':
    case 'no-tunnel':
      return null;
    case 'not-rented':
    case 'booting':
    case 'rented':
    case 'ended':
    case 'unknown-status':
    case 'gone':
    case 'account-missing':
      return refusalWords(refusal, words);
    default:
      return refusal satisfies never;
  }
}
