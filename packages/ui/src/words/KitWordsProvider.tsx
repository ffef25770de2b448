import { createContext, useContext, type ReactNode } from 'react';
import type { KitWords } from './KitWords.ts';
import { vietnameseWords } from './vietnamese.ts';

const KitWordsContext = createContext<KitWords>(vietnameseWords);

export type { KitWords };

export interface KitWordsProviderProps {
  /** The words in another language. */
  readonly words: KitWords;
  readonly children: ReactNode;
}

/** Gives the components below it their built-in words. Without it they speak Vietnamese. Renders nothing of its own. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

/** The built-in words of the nearest provider. @default Vietnamese */
export function useKitWords(): KitWords {
  return useContext(KitWordsContext);
}
