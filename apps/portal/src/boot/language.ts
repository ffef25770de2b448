/** The languages of the portal. Vietnamese is the default, and what everything falls back to. */
export type Language = 'vi' | 'en';

/** In the order in which they are offered. */
export const languages: readonly Language[] = ['vi', 'en'];

/** Each language in its own words: who looks for theirs reads no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
};

export const languageKey = 'app_language';

/**
 * The language of a page: what the customer has chosen, else the first of the browser's languages that the portal speaks, else
 * Vietnamese.
 * @param choice what is stored; null without one
 * @param preferred BCP 47 tags, the dearest first (`navigator.languages`)
 */
export function languageOf(choice: string | null, preferred: readonly string[]): Language {
  const first = [choice ?? '', ...preferred].find((tag) => /^(?:vi|en)(?:-|$)/i.test(tag));
  return /^en/i.test(first ?? '') ? 'en' : 'vi';
}
