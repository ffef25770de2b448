import { useContext, createContext } from 'react';
import type { KitWords } from './KitWords.ts';

/** The words in another language; null without a provider: each component speaks its own Vietnamese. */
export const KitWordsContext = createContext<KitWords | null>(null);

/**
 * A component's built-in words: the nearest provider's, else its own in Vietnamese, which it imports itself so that a page
 * carries no words of what it does not draw.
 */
export function useKitWords<Name extends keyof KitWords>(
  name: Name,
  vietnamese: KitWords[Name],
): KitWords[Name] {
  return useContext(KitWordsContext)?.[name] ?? vietnamese;
}
