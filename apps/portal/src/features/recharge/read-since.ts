import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether an answer has been read since a moment. */
export interface ReadSince {
  readonly isRead: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Follows whether the answer of this key is read from now on. A reading that fails is none: what is cached is still of before. */
export function readSince(client: QueryClient, key: QueryKey): ReadSince {
  const count = (): number => client.getQueryState(key)?.dataUpdateCount ?? 0;
  const before = count();
  return {
    isRead: () => count() > before,
    subscribe: (changed) => client.getQueryCache().subscribe(changed),
  };
}
