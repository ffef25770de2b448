import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '@tram/api/session';
import { cacheKeyOf } from './cached-answer.ts';
import { cacheStore } from './cache-store.ts';

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
