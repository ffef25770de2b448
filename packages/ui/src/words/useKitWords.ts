import { useContext } from 'react';
import type { KitWords, WordGroup } from './KitWords.ts';
import { KitWordsContext } from './KitWordsContext.ts';

/** A component's built-in words: the nearest provider's, else its own in Vietnamese. */
export function useKitWords<Name extends keyof KitWords>({
  name,
  vietnamese,
}: WordGroup<Name>): KitWords[Name] {
  return useContext(KitWordsContext)?.[name] ?? vietnamese;
}
