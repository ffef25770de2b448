import { failure, ok } from '@tram/api/result';
import type { Account } from '@tram/api/types';
import type { Port } from '@tram/machines/payment';
import { knownSum } from '../../app/known-sum.ts';
import type { Services } from '../../app/services.ts';
import { assertSameAccount } from './read-evidence.ts';

/**
 * What an order costs at this moment, for a backend that does not compare the confirmed total itself: account and prices are read again
 * right before the order is sent. Null where the backend compares.
 * @param read what is priced, fresh from the server; null where it is not there any more, which the server will say
 * @param totalOf VND, by the rule that the dialog shows the price by
 */
export function quoteBy<Order, Priced>(
  { api, config, session }: Pick<Services, 'api' | 'config' | 'session'>,
  read: Port<Order, Priced | null>,
  totalOf: (priced: Priced, account: Account, order: Order) => number,
): Port<Order, number | null> | null {
  if (config.confirmedTotal === 'checked') return null;
  return assertSameAccount(session, async (order, signal) => {
    const [account, found] = await Promise.all([
      api.getMyAccount({}, { signal, background: true }),
      read(order, signal),
    ]);
    if (!account.ok) return account;
    if (!found.ok) return found;
    const priced = found.value;
    if (priced === null) return ok(null);
    const total = knownSum(() => totalOf(priced, account.value, order));
    // What cannot be worked out cannot be what was confirmed.
    return Number.isSafeInteger(total) ? ok(total) : failure('malformed');
  });
}
