import { ok } from '@tram/api/result';
import type { PaymentEvidence, Port } from '@tram/machines/payment';
import { paymentEvidence, type Trace } from '@tram/machines/payment/evidence';
import type { Services } from '../../app/services.ts';
import { assertSameAccount } from './assert-same-account.ts';

/** Reads what became of a payment: the records that the order would add or change, and the balance. */
export function readEvidence<Order, Answer>(
  { api, session }: Pick<Services, 'api' | 'session'>,
  traces: Port<Order, readonly Trace<Answer>[]>,
): PaymentEvidence<Order, Answer> {
  return paymentEvidence({
    traces: assertSameAccount(session, traces),
    balance: assertSameAccount(session, async (_: void, signal) => {
      const account = await api.getMyAccount({}, { signal, background: true });
      return account.ok ? ok(account.value.balance) : account;
    }),
  });
}
