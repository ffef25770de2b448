import { useContext, createContext } from 'react';
import type { KitWords, WordGroup } from './KitWords.ts';

/** The words in another language; null without a provider: each component speaks its own Vietnamese. */
export const KitWordsContext = createContext<KitWords | null>(null);

/** A component's built-in words: the nearest provider's, else its own in Vietnamese. */
export function useKitWords<Name extends keyof KitWords>({
  name,
  vietnamese,
}: WordGroup<Name>): KitWords[Name] {
  return useContext(KitWordsContext)?.[name] ?? vietnamese;
}
