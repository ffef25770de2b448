/**
 * Vietnamese text folded for searching: lower case, no tone or vowel marks, đ as d, single blanks. 'o cung' finds
 * 'ổ cứng' (section 2: the searches of logs, orders and configurations).
 *
 * It does not matter whether a letter comes composed or as a letter with marks behind it. The Eth (Ð) that old texts have
 * in place of a Đ counts as one.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐðÐɖƉ]/gu, 'd')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Whether a text contains the search text, ignoring diacritics; an empty search finds everything (section 2). */
export function matchesSearch(text: string, search: string): boolean {
  return foldForSearch(text).includes(foldForSearch(search));
}
