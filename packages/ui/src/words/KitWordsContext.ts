import { createContext } from 'react';
import type { KitWords } from './KitWords.ts';

/** The words in another language; null where nobody gave any, and each component speaks its own Vietnamese. */
export const KitWordsContext = createContext<KitWords | null>(null);
