import type { Result } from '@tram/api/result';
import {
  paymentEvidence,
  type PaymentEvidence,
  type Port,
  type Trace,
} from '@tram/machines/payment';
import type { Services } from '../../app/services.ts';
import { inNameOf } from './in-name-of.ts';

/**
 * How the portal finds out what became of a payment: null where the operator's backend honours idempotency keys, which makes it
 * safe to send the order again; elsewhere by reading what has changed (decision record 0010).
 * @param traces reads the records that the order would add or change
 */
export function evidenceBy<Order, Answer>(
  { api, config, session }: Pick<Services, 'api' | 'config' | 'session'>,
  traces: Port<Order, readonly Trace<Answer>[]>,
): PaymentEvidence<Order, Answer> | null {
  if (config.idempotency === 'keys') return null;
  return paymentEvidence({
    traces: inNameOf(session, traces),
    balance: inNameOf(session, async (_, signal): Promise<Result<number>> => {
      const account = await api.getMyAccount({}, { signal, background: true });
      return account.ok ? { ok: true, value: account.value.balance } : account;
    }),
  });
}
