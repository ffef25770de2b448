/** A number as `tel:` takes it. */
export function phoneDigits(number: string): string {
  return number.replaceAll(/[^\d+]/gu, '');
}
