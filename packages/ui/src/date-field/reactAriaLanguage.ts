import { vietnameseStrings } from './vietnameseStrings.ts';

/** Where React Aria looks for its words before its own 34 languages (`@internationalized/string`). */
const localeKey = Symbol.for('react-aria.i18n.locale');
const stringsKey = Symbol.for('react-aria.i18n.strings');

/**
 * Gives React Aria its Vietnamese words, which it does not bring, where that is the language. It reads them once, at its first
 * render, so the language holds until the page is loaded again. Words that the page has given already stay.
 * @param locale BCP 47 tag of the language of the kit
 */
export function speakLanguage(locale: string): void {
  const isVietnamese = new Intl.Locale(locale).language === 'vi';
  if (!isVietnamese || Reflect.has(window, stringsKey)) return;
  Reflect.set(window, localeKey, 'vi-VN');
  Reflect.set(window, stringsKey, vietnameseStrings);
}
