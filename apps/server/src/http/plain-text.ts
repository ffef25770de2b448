/** Which texts can be kept: Unicode, whole, without U+0000. PostgreSQL stores no other, and no customer types one. */

/**
 * @returns the JSON pointer of the first text, or name of a field, that is no such text; null when there is none
 */
export function brokenTextIn(value: unknown): string | null {
  if (typeof value === 'string') return isPlain(value) ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    const below = isPlain(key) ? brokenTextIn(one) : '';
    if (below !== null) return `/${key}${below}`;
  }
  return null;
}

/** Halves of surrogate pairs come from a text that was cut in the middle of a sign. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
