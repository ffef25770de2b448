import type { ReactNode } from 'react';
import type { KitWords } from './KitWords.ts';
import { KitWordsContext } from './useKitWords.ts';

export type { KitWords };

export interface KitWordsProviderProps {
  /** The words in another language; null is Vietnamese, so that a language can be taken back without a new tree. */
  readonly words: KitWords | null;
  readonly children: ReactNode;
}

/** Gives the components below it their built-in words. Without it they speak Vietnamese. Renders nothing of its own. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}
