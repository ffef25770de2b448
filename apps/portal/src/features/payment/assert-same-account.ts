import type { Session } from '@tram/api/session';
import { failure } from '@tram/api/result';
import type { Port } from '@tram/machines/payment';

/**
 * Sends payments, and reads what became of them, in the name of whoever is signed in now, and of nobody else: a tab that wakes may
 * go on with one before it has heard that another customer has signed in in another tab, whose token it would be sent with. Such a
 * one counts as refused for its token: it is kept, and asked about when its own customer is back.
 */
export function assertSameAccount<Input, Value>(
  session: Pick<Session, 'currentAccount'>,
  port: Port<Input, Value>,
): Port<Input, Value> {
  const owner = session.currentAccount();
  return async (input, signal) =>
    session.currentAccount() === owner ? port(input, signal) : failure('unauthorized');
}
