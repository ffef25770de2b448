import { groupDigits, type Grouping } from '../money/grouping.ts';

/** Digits of a text without leading zeros. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Whether a text is digits and their separators alone. */
export function isOfDigits(text: string): boolean {
  return /^[\d\s.,]*$/.test(text);
}

/** Whether an amount is what all digits of a text make together; a blank text holds none. */
export function isOfAllDigits(text: string, amount: number | null): boolean {
  if (amount === null) return text.trim() === '';
  return isOfDigits(text) && digitsOf(text) === String(amount);
}

/** Whether a text is written as the field writes it, leading zeros apart: '1.284.500', '0.000', ''. */
export function isGrouped(text: string, grouping: Grouping = '.'): boolean {
  return groupDigits(text.replaceAll(/\D/g, ''), grouping) === text;
}

/**
 * Groups a text while it is typed, and keeps the caret behind the same digit.
 * @param caret how many characters stand before the caret
 * @param keepsZeros a digit was taken away: the zeros behind it stay, so that another can take its place
 */
export function groupWhileTyping(
  text: string,
  caret: number,
  keepsZeros = false,
  grouping: Grouping = '.',
): { readonly text: string; readonly caret: number } {
  const all = text.replaceAll(/\D/g, '');
  const digits = keepsZeros ? all : digitsOf(all);
  const zeros = keepsZeros ? 0 : all.length - all.replace(/^0+(?=\d)/, '').length;
  const grouped = groupDigits(digits, grouping);
  let digitsBefore = text.slice(0, caret).replaceAll(/\D/g, '').length - zeros;
  let position = 0;
  while (digitsBefore > 0 && position < grouped.length) {
    if (grouped[position] !== grouping) digitsBefore -= 1;
    position += 1;
  }
  return { text: grouped, caret: position };
}

/** What was done to a text: digits alone typed into it, something taken out of it, or anything else. */
export type Edit = 'digits' | 'deletion' | 'other';

/** What an input event or the end of a composition did; one that does not say, such as that of an automatic fill, is 'other'. */
export function editOf(event: Event): Edit {
  if (event instanceof InputEvent && event.inputType.startsWith('delete')) return 'deletion';
  if (!(event instanceof InputEvent) && !(event instanceof CompositionEvent)) return 'other';
  return /^\d+$/.test(event.data ?? '') ? 'digits' : 'other';
}
