/** More digits than any amount of VND on this side of 1.000 tỷ; every such number is exact. */
const mostDigits = 12;

/** `1284500` → `1.284.500`: the grouping of vi-VN, the same on every server and browser. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** Digits of a text without leading zeros, at most twelve. */
function digitsOf(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
}

/** The amount that is written with digits and any separators; null without a digit. */
export function parseDigits(text: string): number | null {
  const digits = digitsOf(text);
  return digits === '' ? null : Number(digits);
}

/** Whether a text is written as the field writes it, leading zeros apart: '1.284.500', '0.000', ''. */
export function isGrouped(text: string): boolean {
  return groupDigits(text.replaceAll(/\D/g, '')) === text;
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
): { readonly text: string; readonly caret: number } {
  const all = text.replaceAll(/\D/g, '');
  const digits = keepsZeros ? all.slice(0, mostDigits) : digitsOf(all);
  const zeros = keepsZeros ? 0 : all.length - all.replace(/^0+(?=\d)/, '').length;
  const grouped = groupDigits(digits);
  let digitsBefore = text.slice(0, caret).replaceAll(/\D/g, '').length - zeros;
  let position = 0;
  while (digitsBefore > 0 && position < grouped.length) {
    if (grouped[position] !== '.') digitsBefore -= 1;
    position += 1;
  }
  return { text: grouped, caret: position };
}

/** What was done to a text: digits alone typed into it, something taken out of it, or anything else. */
export type Edit = 'digits' | 'deletion' | 'other';

/** What an input event did; one that does not say, such as that of an automatic fill, is 'other'. */
export function editOf(event: Event): Edit {
  if (!(event instanceof InputEvent)) return 'other';
  if (event.inputType.startsWith('delete')) return 'deletion';
  return /^\d+$/.test(event.data ?? '') ? 'digits' : 'other';
}
