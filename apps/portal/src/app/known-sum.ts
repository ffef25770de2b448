/**
 * A sum that a rule computes from prices. Where the backend leaves a price out the rules throw a `RangeError`; here the sum is
 * then NaN, which is drawn as a dash and cannot be paid. Not in `known-number.ts`, which the first load carries.
 */
export function knownSum(compute: () => number): number {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}
