/** Begins the name of every cache with what a customer's lists said when they were last read, followed by the account's id. */
export const offlineCachePrefix = 'tram-answers-';

/** Begins the key of what this device has learnt of an account's habits (the commands used last), followed by its id. */
export const habitPrefix = 'app_habit_';

function forgetHabits(except: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(habitPrefix) && key !== habitPrefix + except) localStorage.removeItem(key);
    }
  } catch {
    // Where the browser stores nothing there is nothing to forget.
  }
}

async function forgetAnswers(except: string): Promise<void> {
  try {
    // Absent where the address is not secure; then nothing was kept either.
    const storage: CacheStorage | undefined = globalThis.caches;
    for (const name of (await storage?.keys()) ?? []) {
      if (name.startsWith(offlineCachePrefix) && name !== offlineCachePrefix + except)
        await storage.delete(name);
    }
  } catch {
    // As above.
  }
}

/**
 * Forgets what this device has kept of the customers who were signed in here.
 * @param except id of the account whose things stay; none, when left out
 */
export function clearOfflineCache(except = ''): Promise<void> {
  forgetHabits(except);
  return forgetAnswers(except);
}
