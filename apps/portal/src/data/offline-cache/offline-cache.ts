import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@tram/api/session';
import { offlineCachePrefix, clearOfflineCache } from '../../app/forget-customer.ts';
import { cacheKeyOf, toCachedAnswer, isCacheable } from './cached-answer.ts';

/** An answer as it was kept. */
interface KeptAnswer {
  readonly answer: unknown;
  /** Local time at which it was read, ms since 1970. */
  readonly at: number;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'answer' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** What is kept for one account, in the browser's Cache storage; nothing where there is none (an insecure address, an old browser). */
interface KeptStore {
  readonly put: (name: string, kept: KeptAnswer) => Promise<void>;
  readonly get: (name: string) => Promise<KeptAnswer | null>;
}

/**
 * The store of an account. Another customer on the same device has one of their own.
 * @param storage @default the browser's
 */
function cacheStore(
  account: string,
  storage: CacheStorage | undefined = globalThis.caches,
): KeptStore {
  const name = `${offlineCachePrefix}${account}`;
  return {
    async put(path, kept) {
      const cache = await storage?.open(name);
      await cache?.put(path, new Response(JSON.stringify(kept)));
    },
    async get(path) {
      const found = await storage?.match(path, { cacheName: name });
      const value: unknown = await found?.json().catch(() => null);
      return isKeptAnswer(value) ? value : null;
    },
  };
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
  const kept = await cacheStore(account).get(name);
  if (kept === null || client.getQueryData(key) !== undefined) return;
  client.setQueryData(key, kept.answer, { updatedAt: kept.at });
}

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
