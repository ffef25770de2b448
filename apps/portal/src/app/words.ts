import { createContext, use, useContext } from 'react';

/** A screen's words: Vietnamese with the screen's code; every other language in a file of its own, loaded when chosen. */
export interface Catalogue<Words> {
  readonly vi: Words;
  /** Further languages by BCP 47 tag. */
  readonly others: Readonly<Record<string, () => Promise<Words>>>;
}

/**
 * Makes the catalogue of a screen from its `words.vi.ts`. A sentence with a value in it is a function.
 * A second language is a `words.en.ts` beside it with the same keys, given as `{ en: async () => (await import('./words.en.ts')).words }`.
 */
export function defineWords<Words extends object>(
  vi: Words,
  others: Catalogue<Words>['others'] = {},
): Catalogue<Words> {
  const loadedOnce = Object.entries(others).map(([tag, load]) => [tag, once(load)] as const);
  return { vi, others: Object.fromEntries(loadedOnce) };
}

/** One promise for every call: `use` wants the same one at every render. */
function once<Words>(load: () => Promise<Words>): () => Promise<Words> {
  let words: Promise<Words> | undefined;
  return () => (words ??= load());
}

/** The BCP 47 tag of the chosen language; Vietnamese without a provider. */
export const LanguageContext = createContext('vi');

/** The words of a catalogue in the customer's language, Vietnamese where a screen has not been translated. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  const language = useContext(LanguageContext);
  const load = catalogue.others[language];
  return load === undefined ? catalogue.vi : use(load());
}
