/** What a rental or an extension grants in words, for logs: `30 ngày, 60 giờ`. */
export function termWords(term: {
  readonly daysOfUse: number;
  readonly hoursOfUse: number;
}): string {
  return `${term.daysOfUse} ngày, ${term.hoursOfUse} giờ`;
}
