import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@tram/api/session';
import { clearOfflineCache } from '../../app/forget-customer.ts';
import { toCachedAnswer, cacheKeyOf, isCacheable } from './cached-answer.ts';
import { cacheStore } from './cache-store.ts';

/** Who is signed in, or null. */
function signedIn(session: Pick<Session, 'token' | 'currentAccount'>): string | null {
  return session.token() === null ? null : session.currentAccount();
}

/**
 * Writes down what the lists said, for a visit without a network: only answers that came from the server, only of the
 * operations and with the fields that are kept. What others left on this device is forgotten first.
 * @returns the function that ends it
 */
export function writeOfflineCache(
  client: QueryClient,
  session: Pick<Session, 'token' | 'currentAccount'>,
): () => void {
  void clearOfflineCache(signedIn(session) ?? undefined);

  async function keep(id: unknown, input: unknown, data: unknown, at: number): Promise<void> {
    const account = signedIn(session);
    const name = cacheKeyOf(id, input);
    if (account === null || name === null || !isCacheable(id)) return;
    await cacheStore(account).put(name, { answer: toCachedAnswer(id, data), at });
    // The session ended while it was written: what was forgotten must not come back.
    if (signedIn(session) !== account) await clearOfflineCache(signedIn(session) ?? undefined);
  }

  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    if (state.status === 'success') {
      void keep(queryKey[0], queryKey[1], state.data, state.dataUpdatedAt).catch(() => undefined);
    }
  }
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // Put in by hand: it is what was kept, not what the server says.
    if (event.action.manual === true) return;
    const { queryKey, state } = event.query;
    // A device without room keeps nothing, and loses nothing that it needs while there is a network.
    void keep(queryKey[0], queryKey[1], state.data, state.dataUpdatedAt).catch(() => undefined);
  });
}
