import { failure } from '@tram/api/result';
import type { PaymentEvidence } from '@tram/machines/payment';
import { importChunk } from '../../app/import-chunk.ts';
import type { Services } from '../../app/services.ts';

/**
 * How the portal finds out the outcome of a payment: null where the operator's backend honours idempotency keys, which makes it
 * safe to send the order again; elsewhere by reading what has changed (decision record 0010). The chunk is loaded with the first
 * payment; without it nothing is sent.
 * @param load makes it, with `readEvidence`
 */
export function evidenceBy<Order, Answer>(
  { config }: Pick<Services, 'config'>,
  load: () => Promise<PaymentEvidence<Order, Answer>>,
): PaymentEvidence<Order, Answer> | null {
  if (config.idempotency === 'keys') return null;
  const loaded = () => importChunk(load).catch(() => null);
  return {
    read: async (...asked) => (await loaded())?.read(...asked) ?? failure('network'),
    find: async (...asked) => (await loaded())?.find(...asked) ?? failure('network'),
  };
}
