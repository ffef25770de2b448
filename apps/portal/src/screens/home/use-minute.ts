import { useSyncExternalStore } from 'react';
import { useServices } from '../../app/services-context.ts';

const minute = 60_000;

function everyMinute(listener: () => void): () => void {
  // Looked at more often than it changes: a timer of a minute would be up to a minute late.
  const timer = setInterval(listener, 5000);
  return () => clearInterval(timer);
}

/** Server time cut down to the minute, ms since 1970. Null in the HTML and in its hydration: a page may be sent from a cache. */
export function useMinute(): number | null {
  const { clock } = useServices();
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(clock.now() / minute) * minute,
    () => null,
  );
}
