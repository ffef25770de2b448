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
