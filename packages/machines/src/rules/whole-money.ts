/**
 * A sum that is a whole number of VND ≥ 0 and counted exactly (interpretations, "Wire conventions"); what is computed from
 * anything else could be neither charged nor shown.
 *
 * @throws RangeError for any other number
 */
export function wholeMoney(amount: number): number {
  if (!isWholeMoney(amount)) {
    throw new RangeError(`A sum of money must be a whole number of VND, not ${amount}`);
  }
  return amount;
}

/** Whether a number is a sum of money: whole VND ≥ 0, counted exactly (interpretations, "Wire conventions"). */
export function isWholeMoney(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}
