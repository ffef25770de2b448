/** A code has six digits (specification, section 5). */
export const otpLength = 6;

export function otpDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, otpLength);
}

/**
 * The code in a text that was pasted: six digits that stand together ('Trạm 24/7: mã 407182') or in two halves ('407 182'),
 * else its first digits ('4 0 7 1 8 2').
 */
export function pastedDigits(text: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? /(?<!\d)\d{3}[\s-]\d{3}(?!\d)/.exec(text);
  return otpDigits(code?.[0] ?? text);
}

/**
 * What the boxes hold after an edit, and where the caret goes. Once all boxes are full, a typed digit takes the place of
 * the one behind the caret, as it looks in boxes, and does not push the last one out.
 * @param text as the browser edited it
 * @param caret how many characters of it stand before the caret
 */
export function editedDigits(
  text: string,
  caret: number,
): { readonly digits: string; readonly caret: number } {
  const before = text.slice(0, caret).replaceAll(/\D/g, '');
  const after = text.slice(caret).replaceAll(/\D/g, '');
  const overflow = Math.max(0, before.length + after.length - otpLength);
  return {
    digits: (before + after.slice(overflow)).slice(0, otpLength),
    caret: Math.min(before.length, otpLength),
  };
}
