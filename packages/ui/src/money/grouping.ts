/** What stands between groups of three digits: a point in Vietnamese, a comma in English. */
export type Grouping = '.' | ',';

/** `1284500` → `1.284.500`: the grouping of vi-VN or of English, the same on every server and browser. */
export function groupDigits(digits: string, grouping: Grouping = '.'): string {
  return digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, grouping);
}
