import { failure, ok } from '@tram/api/result';
import type { Session } from '@tram/api/session';
import type { PaymentEvidence, Port } from '@tram/machines/payment';
import { paymentEvidence, type Trace } from '@tram/machines/payment/evidence';
import type { Services } from '../../app/services.ts';

/**
 * A port that works only while the same customer is signed in as when it was made. A tab that wakes may continue with a payment
 * before it learns that another customer has signed in in another tab, and would send it with that customer's token. Such a call
 * counts as refused for its token: the payment stays stored, and is asked about when its own customer is back.
 */
export function assertSameAccount<Input, Value>(
  session: Pick<Session, 'currentAccount'>,
  port: Port<Input, Value>,
): Port<Input, Value> {
  const owner = session.currentAccount();
  return async (input, signal) =>
    session.currentAccount() === owner ? port(input, signal) : failure('unauthorized');
}

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
