/** Reads a whole number as it is typed; null when it is none. */
export function wholeNumberOf(typed: string): number | null {
  return /^\s*-?\d+\s*$/u.test(typed) ? Number(typed) : null;
}
