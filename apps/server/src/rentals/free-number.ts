/**
 * Finds the lowest machine number, from 1 to `capacity`, that no rental has. Lock the row that has the capacity before
 * reading `taken`, so that two rentals cannot get the same number.
 * @returns null when as many are taken as there are, which may be more than a lowered capacity
 */
export function lowestFreeNumber(
  taken: readonly (number | null)[],
  capacity: number,
): number | null {
  if (taken.length >= capacity) return null;
  const numbers = new Set(taken);
  let number = 1;
  while (numbers.has(number)) number += 1;
  return number <= capacity ? number : null;
}
