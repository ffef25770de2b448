import { storedKeys, writeStored, type StorageName } from './stored.ts';

/** Begins the name of every cache with what a customer's lists said when they were last read, followed by the account's id. */
export const offlineCachePrefix = 'tram-answers-';

/** Begins the key of what this device has learnt of an account's habits (the commands used last), followed by its id. */
export const habitPrefix = 'app_habit_';

/** Begins the key of everything that was typed and is kept in this tab until it has been sent. */
export const draftPrefix = 'app_draft_';

/** Key under which a tab stores its notification requests: a logout removes it with the drafts. */
export const notificationRequestsKey = `${draftPrefix}notifications`;

/** Removes all entries whose key begins with the prefix. @param except key of the one that stays */
function removeEntries(storage: StorageName, prefix: string, except?: string): void {
  for (const key of storedKeys(storage, prefix)) {
    if (key !== except) writeStored(storage, key, null);
  }
}

/** Forgets what was typed and not sent: the customer has gone. */
export function forgetDrafts(): void {
  removeEntries('sessionStorage', draftPrefix);
}

/**
 * Forgets what this device has kept of the customers who were signed in here.
 * @param except id of the account whose things stay; none, when left out
 */
export async function clearOfflineCache(except = ''): Promise<void> {
  removeEntries('localStorage', habitPrefix, habitPrefix + except);
  try {
    // Undefined where the address is not secure; then nothing was kept either.
    const storage: CacheStorage | undefined = globalThis.caches;
    for (const name of (await storage?.keys()) ?? []) {
      if (name.startsWith(offlineCachePrefix) && name !== offlineCachePrefix + except) {
        await storage.delete(name);
      }
    }
  } catch {
    // Where the browser stores nothing there is nothing to forget.
  }
}
