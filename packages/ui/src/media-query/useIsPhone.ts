import { useSyncExternalStore } from 'react';
import { media } from '../theme/scale.ts';

function subscribe(change: () => void): () => void {
  const query = window.matchMedia(media.phone);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

/**
 * Whether the screen is a phone's (under 760 px). Null while it cannot be known, in prerendered HTML and while it is
 * hydrated: draw both forms then and let CSS hide one, so that nothing jumps.
 */
export function useIsPhone(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.phone).matches,
    () => null,
  );
}
