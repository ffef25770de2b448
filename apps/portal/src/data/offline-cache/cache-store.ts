import { offlineCachePrefix } from '../../app/forget-customer.ts';

/** An answer as it was kept. */
export interface KeptAnswer {
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
export interface KeptStore {
  readonly put: (name: string, kept: KeptAnswer) => Promise<void>;
  readonly get: (name: string) => Promise<KeptAnswer | null>;
}

/**
 * The store of an account. Another customer on the same device has one of their own.
 * @param storage @default the browser's
 */
export function cacheStore(
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
