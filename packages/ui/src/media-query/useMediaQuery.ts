import { useCallback, useSyncExternalStore } from 'react';
import { mediaQueryList } from './mediaQueryList.ts';

/** Whether a media query matches now. On the server, while hydrating, and where there are no media (jsdom): false. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaQueryList(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQueryList(query)?.matches === true,
    () => false,
  );
}
