import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@tram/api/session';
import { offlineCachePrefix, clearOfflineCache } from '../../app/forget-customer.ts';
import { hasFields } from '../../app/stored.ts';
import { cacheKeyOf, toCachedAnswer, isCacheable } from './cached-answer.ts';

/** The browser's Cache storage; undefined where there is none (an insecure address, an old browser). */
function browserCaches(): CacheStorage | undefined {
  return globalThis.caches;
}

/** Name of the cache of an account. Another customer on the same device has one of their own. */
function cacheNameOf(account: string): string {
  return `${offlineCachePrefix}${account}`;
}

/**
 * Puts what was kept of an earlier visit in place of an answer that cannot be had, with the time at which it was read. The
 * reading goes on and fails: so the screen has the state that is stale and says since when.
 */
export async function readOfflineCache(
  client: QueryClient,
  session: Pick<Session, 'currentAccount'>,
  key: readonly unknown[],
): Promise<void> {
  const account = session.currentAccount();
  const name = cacheKeyOf(key[0], key[1]);
  if (account === null || name === null) return;
  const found = await browserCaches()?.match(name, { cacheName: cacheNameOf(account) });
  const kept: unknown = await found?.json().catch(() => null);
  if (!hasFields(kept, { answer: 'object', at: 'number' })) return;
  if (client.getQueryData(key) !== undefined) return;
  client.setQueryData(key, kept.answer, { updatedAt: kept.at });
}

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
    const cache = await browserCaches()?.open(cacheNameOf(account));
    // `at`: local time at which it was read, ms since 1970.
    const kept = { answer: toCachedAnswer(id, data), at };
    await cache?.put(name, new Response(JSON.stringify(kept)));
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
