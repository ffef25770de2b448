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
