'use client';

import { KitWordsProvider } from '@tram/ui/words';
import { englishWords } from '@tram/ui/words/english';
import type { ReactNode } from 'react';

/** The kit's own words in English. They are functions, which stay in the browser: hence a component of the client's. */
export function EnglishWords({ children }: { readonly children: ReactNode }) {
  return <KitWordsProvider words={englishWords}>{children}</KitWordsProvider>;
}
