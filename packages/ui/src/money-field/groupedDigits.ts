/** More digits than any amount of VND on this side of 1.000 tỷ; every such number is exact. */
const mostDigits = 12;

/** `1284500` → `1.284.500`: the grouping of vi-VN, the same on every server and browser. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** Digits of a text without leading zeros, at most twelve. */
export function digitsOf(text: string): string {
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

/**
 * Groups a text while it is typed, and keeps the caret behind the same digit.
 * @param caret how many characters stand before the caret
 */
export function groupWhileTyping(
  text: string,
  caret: number,
): { readonly text: string; readonly caret: number } {
  const grouped = groupDigits(digitsOf(text));
  let digitsBefore = digitsOf(text.slice(0, caret)).length;
  let position = 0;
  while (digitsBefore > 0 && position < grouped.length) {
    if (grouped[position] !== '.') digitsBefore -= 1;
    position += 1;
  }
  return { text: grouped, caret: position };
}
