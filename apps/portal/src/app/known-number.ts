/** What is drawn for something that a backend has left out. */
export const dash = '–';

/** A number as it is drawn: a dash for one that the backend has left out (`NaN`, see `@tram/api/client`). */
export function knownNumber(value: number): number | string {
  return Number.isFinite(value) ? value : dash;
}

/** Words around a number: a dash alone for one that the backend has left out. */
export function wordsOfNumber(words: (value: number) => string, value: number): string {
  return Number.isFinite(value) ? words(value) : dash;
}

/**
 * A sum that a rule computes of prices. A backend may leave a price out, and the rules charge by no price that nobody knows: they
 * throw. Here such a sum is NaN, which is drawn as a dash and paid by nothing.
 */
export function knownSum(compute: () => number): number {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}
