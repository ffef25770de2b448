import { failure, type Result } from '@tram/api/result';
import type { PaymentEvidence, Port } from '@tram/machines/payment';
import type { Trace } from '@tram/machines/payment/evidence';
import { importChunk } from '../../app/import-chunk.ts';
import type { Services } from '../../app/services.ts';
import { inNameOf } from './in-name-of.ts';

/**
 * How the portal finds out what became of a payment: null where the operator's backend honours idempotency keys, which makes it
 * safe to send the order again; elsewhere by reading what has changed (decision record 0010). Its code is loaded with the first
 * payment: without it nothing is sent.
 * @param traces reads the records that the order would add or change
 */
export function evidenceBy<Order, Answer>(
  { api, config, session }: Pick<Services, 'api' | 'config' | 'session'>,
  traces: Port<Order, readonly Trace<Answer>[]>,
): PaymentEvidence<Order, Answer> | null {
  if (config.idempotency === 'keys') return null;
  const readings = {
    traces: inNameOf(session, traces),
    balance: inNameOf(session, async (_: void, signal): Promise<Result<number>> => {
      const account = await api.getMyAccount({}, { signal, background: true });
      return account.ok ? { ok: true, value: account.value.balance } : account;
    }),
  };
  const loaded = () =>
    importChunk(() => import('@tram/machines/payment/evidence')).then(
      ({ paymentEvidence }) => paymentEvidence(readings),
      () => null,
    );
  return {
    read: async (order, signal) => (await loaded())?.read(order, signal) ?? failure('network'),
    find: async (doubt, signal) => (await loaded())?.find(doubt, signal) ?? failure('network'),
  };
}
