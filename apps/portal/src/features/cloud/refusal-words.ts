import type { CloudImageRefusal } from '@tram/machines/cloud-image/rules';
import type { cloudWords } from './words.vi.ts';

/** Why an action cannot be begun, in words. */
export function refusalWords(
  refusal: CloudImageRefusal,
  { refusals }: typeof cloudWords.vi,
): string {
  switch (refusal) {
    case 'creating':
      return refusals.creating;
    case 'running':
      return refusals.running;
    case 'not-running':
      return refusals.notRunning;
    case 'expired':
      return refusals.expired;
    case 'deleted':
      return refusals.deleted;
    case 'unknown-status':
      return refusals.unknown;
    case 'busy':
      return refusals.busy;
    case 'payment-pending':
      return refusals.paymentPending;
    case 'no-machine':
      return refusals.noMachine;
    case 'no-backup':
      return refusals.noBackup;
    case 'no-tunnel':
      return refusals.noTunnel;
    case 'account-missing':
      return refusals.accountMissing;
    default:
      return refusal satisfies never;
  }
}
