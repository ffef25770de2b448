import { useCallback, useSyncExternalStore } from 'react';

function observeTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * What a token of the contract is worth in the theme on screen, read from the document: pages that show it cannot drift from it.
 * @param token as the contract gives it: `var(--tram-accent)`
 */
export function useThemeValue(token: string): string {
  const name = token.replace(/^var\((.+)\)$/, '$1');
  const read = useCallback(
    () => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    [name],
  );
  return useSyncExternalStore(observeTheme, read);
}
