import type { Session } from '@tram/api/session';
import { failure } from '@tram/api/result';
import type { PaymentPorts } from './payment-machine.ts';

/**
 * Sends payments in the name of whoever is signed in now, and of nobody else: a tab that wakes may go on with one before it has
 * heard that another customer has signed in in another tab, whose token it would be sent with. Such a one counts as refused for
 * its token: it is kept, and asked about when its own customer is back.
 */
export function inNameOf<Order, Answer>(
  session: Pick<Session, 'currentAccount'>,
  send: PaymentPorts<Order, Answer>['send'],
): PaymentPorts<Order, Answer>['send'] {
  const owner = session.currentAccount();
  return async (intention, signal) =>
    session.currentAccount() === owner ? send(intention, signal) : failure('unauthorized');
}
