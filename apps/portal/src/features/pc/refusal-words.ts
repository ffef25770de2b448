import type { PcImageRefusal } from '@tram/machines/pc-image';
import type { pcWords } from './words.vi.ts';

/** Why an action cannot be begun, in words. */
export function refusalWords(refusal: PcImageRefusal, words: typeof pcWords.vi): string {
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
    case 'account-missing':
      return words.refusals.accountMissing;
    case 'no-tunnel':
      return words.refusals.noTunnel;
    default:
      return refusal satisfies never;
  }
}
