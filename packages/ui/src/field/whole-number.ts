import type { Grouping } from '../money/grouping.ts';

/** Digits alone, or in groups of three as `groupDigits` writes them, or by blanks. */
const wholeNumber: Readonly<Record<Grouping, RegExp>> = {
  '.': /^(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:\s\d{3})+))$/,
  ',': /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+))$/,
};

/** Whether a whole number was typed or pasted into a field: '48', '8.760', ' 1 500 000 ', and not '1,5', '1,000', '1e3' or '-3'. */
export function isWholeNumber(text: string, grouping: Grouping = '.'): boolean {
  return wholeNumber[grouping].test(text.trim());
}

/**
 * The whole number that was typed or pasted into a field, as {@link isWholeNumber} knows it. Null for anything else, for nothing,
 * and for one with too many digits to be exact: no other number is made of what was typed.
 */
export function readWholeNumber(text: string, grouping: Grouping = '.'): number | null {
  const number = isWholeNumber(text, grouping) ? Number(text.replaceAll(/\D/g, '')) : null;
  return Number.isSafeInteger(number) ? number : null;
}
