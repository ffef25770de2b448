import type { PcImageRefusal } from '@tram/machines/pc-image';
import type { pcsWords } from './words.vi.ts';

/** Why an action cannot be begun, in words. */
export function refusalWords(refusal: PcImageRefusal, words: typeof pcsWords.vi): string {
  switch (refusal) {
    case 'rented':
      return words.refusals.rented;
    case 'booting':
      return words.refusals.booting;
    case 'busy':
      return words.refusals.busy;
    case 'payment-pending':
      return words.refusals.paymentPending;
    case 'ended':
      return words.refusals.ended;
    case 'not-rented':
      return words.refusals.notRented;
    case 'gone':
      return words.refusals.gone;
    case 'unknown-status':
      return words.refusals.unknown;
    default:
      return refusal satisfies never;
  }
}
