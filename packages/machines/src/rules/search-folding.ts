/**
 * Vietnamese text folded for searching: lower case, no tone or vowel marks, đ as d, single spaces. 'o cung' finds
 * 'ổ cứng'.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Whether a text holds what was searched for, whatever the marks; an empty search finds everything. */
export function matchesSearch(text: string, search: string): boolean {
  return foldForSearch(text).includes(foldForSearch(search));
}
