import { createContext, use, useContext } from 'react';
import type { KitWords } from '@tram/ui/words';
import type { Language } from '../boot/language.ts';

/** A screen's words: Vietnamese with the screen's code; every other language in a file of its own, loaded when chosen. */
export interface Catalogue<Words> {
  /** Where it stands, for other languages to be found beside it: `features/payment/words` of `src/features/payment/words.vi.ts`. */
  readonly place: string;
  readonly vi: Words;
  /** The words of the language that was chosen, as soon as they are here: `language-loader.ts` puts them there. */
  translation?: Words;
  /** They are on their way, or here: React's `use` reads `status` and `value` of a promise and waits for nothing. It never rejects. */
  translationPromise?: Promise<Words>;
}

/** The language of the page: Vietnamese until `language-loader.ts`, which is loaded for another language, changes it. */
export const i18n: {
  language: Language;
  /** Every catalogue whose code is here. */
  readonly catalogues: Catalogue<object>[];
  /** Called with every further one, once a language was chosen. */
  onCatalogue?: (catalogue: Catalogue<object>) => void;
  /** Shows the page in a language whose words are here: the one component around everything. */
  show?: (loaded: LoadedLanguage) => void;
  /** Shows it in another language as soon as its words are here, and keeps the choice. */
  choose?: (language: Language) => void;
} = { language: 'vi', catalogues: [] };

/**
 * Makes the catalogue of a screen in its `words.vi.ts`. A sentence with a value in it is a function. English is a `words.en.ts`
 * beside it that exports `words` with the same keys; neither imports the other: `language-loader.ts` finds it by the place, and
 * `catalogues.test.ts` holds the two together.
 * @param place of the file, from `src` and without `.vi.ts`
 */
export function defineWords<Words extends object>(place: string, vi: Words): Catalogue<Words> {
  const catalogue = { place, vi };
  i18n.catalogues.push(catalogue);
  i18n.onCatalogue?.(catalogue);
  return catalogue;
}

/** The words of a catalogue in the present language, for code that is no component. A component uses `useWords`. */
export function currentWords<Words>({ vi, translation }: Catalogue<Words>): Words {
  return i18n.language === 'vi' ? vi : (translation ?? vi);
}

/** The chosen language; Vietnamese without a provider. */
export const LanguageContext = createContext<Language>('vi');

/** The words of a catalogue in the customer's language, Vietnamese where a screen has not been translated. */
export function useWords<Words>({ vi, translationPromise }: Catalogue<Words>): Words {
  return useContext(LanguageContext) === 'vi' || translationPromise === undefined
    ? vi
    : use(translationPromise);
}

/** A language whose words are loaded: those of every catalogue so far, and those of the kit. */
export interface LoadedLanguage {
  readonly language: Language;
  /** Null: the kit's own, which are Vietnamese. */
  readonly kit: KitWords | null;
}
