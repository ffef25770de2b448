/** The languages of the portal. Vietnamese is the default, and what everything falls back to. */
export type Language = 'vi' | 'en';

/** In the order in which they are offered. */
export const languages: readonly Language[] = ['vi', 'en'];

/** Each language in its own words: who looks for theirs reads no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
};

export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en';
}

/** Name of the cookie that holds what the customer has chosen: whoever sends a page reads it with the request. */
export const languageKey = 'app_language';

/** A year, in seconds: browsers keep no cookie for much longer. */
const keptSeconds = 31_536_000;

/**
 * The language that the customer has chosen; null without a choice.
 * @param cookies a `Cookie` header, or `document.cookie`
 */
export function chosenLanguage(cookies: string): Language | null {
  const [, choice] = /(?:^|;\s?)app_language=(vi|en)(?=;|$)/.exec(cookies) ?? [];
  return isLanguage(choice) ? choice : null;
}

/**
 * The cookie that keeps a choice, as `document.cookie` takes it.
 * @param protocol of the page, `https:`: then it is never sent unencrypted
 */
export function choiceCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${languageKey}=${language}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}
