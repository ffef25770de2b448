import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * Whether the page is hydrated: false on a server and for the first render over its HTML. What is rendered in a portal has no place
 * in that HTML, and Ariakit's mark of the place has a `style` attribute, which a strict content security policy refuses.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
